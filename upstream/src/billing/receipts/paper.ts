import {
  amountInWords,
  type BillPaper,
  formatDateTime,
  formatDayAs,
  formatMessage,
  formatRupees,
  PAYMENT_MODE_LABELS,
} from '@galla/domain';
import type { Static } from 'typebox';
import { paiseOf } from '../../db/numeric.ts';
import type { BinaryAnswer, Call } from '../../http/route.ts';
import { loadShop } from '../pdf/load.ts';
import { moneyAnswer } from '../pdf/moneyPaper.ts';
import { paymentMode } from '../words.ts';
import type { ReceiptRow } from './contract.ts';

type Row = Static<typeof ReceiptRow>;

/** The pending amount of a bill, or that it is paid. */
const leftOf = (pending: string): string =>
  paiseOf(pending) === 0
    ? formatMessage('onAccount.inFull')
    : formatMessage('onAccount.left', { amount: formatRupees(paiseOf(pending)) });

/** What the money was for: opening due, bills and credit. */
const rowsOf = (row: Row, day: (text: string) => string) => [
  ...(row.opening_left === null
    ? []
    : [
        {
          name: formatMessage('openingDue.title'),
          detail: leftOf(row.opening_left),
          amount: formatRupees(paiseOf(row.opening)),
        },
      ]),
  ...row.parts.map((part) => ({
    name: part.serial_number,
    detail: `${formatMessage('onAccount.bill', { day: day(part.date) })} · ${leftOf(part.new_pending)}`,
    amount: formatRupees(paiseOf(part.paid_amount)),
  })),
  ...(paiseOf(row.credited) > 0
    ? [{ name: formatMessage('onAccount.kept'), detail: '', amount: formatRupees(paiseOf(row.credited)) }]
    : []),
];

/** The receipt on a roll of 80 mm, unless another paper is requested. */
export async function drawReceipt(
  { db, files }: Pick<Call, 'db' | 'files'>,
  row: Row,
  asked: BillPaper | undefined,
): Promise<BinaryAnswer> {
  const facts = await loadShop(db);
  const { shop, print } = facts;
  const amount = paiseOf(row.amount);
  return moneyAnswer(
    {
      title: formatMessage('onAccount.title'),
      number: row.serial_number,
      issued: new Date(row.created_at),
      customer: { label: formatMessage('onAccount.from'), name: row.customer_name, lines: [] },
      day: {
        label: formatMessage('refundVoucher.day'),
        value: formatDateTime(row.created_at, shop.timeZone),
      },
      by: { label: formatMessage('onAccount.by'), value: row.created_by_name },
      rows: rowsOf(row, (text) => formatDayAs(text, print.dateFormat)),
      way: {
        label: formatMessage(PAYMENT_MODE_LABELS[paymentMode[row.payment_mode]]),
        value: [row.bank, row.reference].filter((text) => text !== null).join(', '),
      },
      total: { label: formatMessage('onAccount.total'), value: formatRupees(amount) },
      words: amountInWords(amount),
      notes: [],
      signedBy: 'onAccount.signed',
      farewell: formatMessage('onAccount.thanks'),
    },
    facts,
    { files, asked },
  );
}

import {
  amountInWords,
  type BillPaper,
  formatDayAs,
  formatMessage,
  formatRupees,
  formatTime,
  PAYMENT_MODE_LABELS,
} from '@galla/domain';
import type { Static } from 'typebox';
import { paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { BinaryAnswer } from '../../http/route.ts';
import { phoneText } from '../pdf/compose/compose.ts';
import { loadShop } from '../pdf/load.ts';
import { slipAnswer } from '../pdf/slipAnswer.ts';
import { paymentMode } from '../words.ts';
import type { ReceiptRow } from './contract.ts';

type Row = Static<typeof ReceiptRow>;

/** What is left of a bill, or that it is paid. */
const leftOf = (pending: string): string =>
  paiseOf(pending) === 0
    ? formatMessage('onAccount.inFull')
    : formatMessage('onAccount.left', { amount: formatRupees(paiseOf(pending)) });

/** The receipt on a roll: of 80 mm, unless the narrow one is asked for. */
export async function drawReceipt(
  db: TenantDb,
  row: Row,
  asked: BillPaper | undefined,
): Promise<BinaryAnswer> {
  const { shop, print } = await loadShop(db);
  const day = (text: string) => formatDayAs(text, print.dateFormat);
  const time = formatTime(row.created_at, shop.timeZone).replace(' ', ' ');
  const credited = paiseOf(row.credited);
  const mode = formatMessage(PAYMENT_MODE_LABELS[paymentMode[row.payment_mode]]);
  return slipAnswer(
    {
      title: formatMessage('onAccount.title'),
      number: row.serial_number,
      issued: new Date(row.created_at),
      description: undefined,
      sentence: undefined,
      shop: {
        name: shop.name,
        lines: [shop.address ?? '', shop.phone ? phoneText(shop.phone) : ''].filter((line) => line !== ''),
      },
      mark: undefined,
      facts: [
        [`${day(row.date)}, ${time}`, row.created_by_name],
        [formatMessage('onAccount.from'), row.customer_name],
      ],
      rows: [
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
        ...(credited > 0
          ? [{ name: formatMessage('onAccount.kept'), detail: '', amount: formatRupees(credited) }]
          : []),
      ],
      sums: [{ label: mode, value: row.reference ?? '' }],
      total: { label: formatMessage('onAccount.total'), value: formatRupees(paiseOf(row.amount)) },
      settled: [],
      upi: undefined,
      terms: [amountInWords(paiseOf(row.amount))],
      farewell: formatMessage('onAccount.thanks'),
    },
    { name: row.serial_number, asked, print },
  );
}

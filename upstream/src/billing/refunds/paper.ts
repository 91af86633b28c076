import {
  amountInWords,
  type BillPaper,
  formatDateTime,
  formatDayAs,
  formatMessage,
  formatRupees,
  PAYMENT_MODE_LABELS,
  PAYMENT_MODES,
} from '@galla/domain';
import { paiseOf } from '../../db/numeric.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { Call } from '../../http/route.ts';
import type { BinaryAnswer } from '../../http/route.ts';
import { phoneText } from '../pdf/compose/compose.ts';
import { loadRecords } from '../pdf/load.ts';
import { moneyAnswer } from '../pdf/moneyPaper.ts';
import { selectPayments } from '../payments/payments.ts';

/**
 * The refund voucher of a payment that the caller may see (CGST Rules 2017, rule 51); undefined for any other payment.
 */
export async function drawVoucher(
  { db, caller, files }: Pick<Call, 'db' | 'caller' | 'files'>,
  id: string,
  asked: BillPaper | undefined,
): Promise<BinaryAnswer | undefined> {
  const payment = await selectPayments(db, caller)
    .where('payment.id', '=', id)
    .where('payment.kind', '=', 'REFUND')
    .executeTakeFirst();
  const records = payment && (await loadRecords(db, caller, payment.documentId));
  if (!payment || !records || payment.number === null) return undefined;
  const { document, shop, print } = records;
  const amount = paiseOf(payment.amount);
  const mode = oneOf(PAYMENT_MODES, payment.mode);
  const day = formatDayAs(document.issuedOn, print.dateFormat);
  return moneyAnswer(
    {
      title: formatMessage('refundVoucher.title'),
      number: payment.number,
      issued: payment.createdAt,
      customer: {
        label: formatMessage('refundVoucher.to'),
        name: document.customerName,
        lines: [document.customerAddress, phoneText(document.customerMobile ?? '')].filter(
          (line): line is string => line !== null && line !== '',
        ),
      },
      day: {
        label: formatMessage('refundVoucher.day'),
        value: formatDateTime(payment.createdAt.toISOString(), shop.timeZone),
      },
      by: {
        label: formatMessage('refundVoucher.by'),
        value: `${payment.firstName} ${payment.lastName}`.trim(),
      },
      rows: [
        {
          name: document.number,
          detail: [formatMessage('onAccount.bill', { day }), payment.creditNoteNumber, payment.reason]
            .filter(Boolean)
            .join(' · '),
          amount: formatRupees(amount),
        },
      ],
      way: {
        label: formatMessage(mode === 'CREDIT' ? 'credit.kept' : PAYMENT_MODE_LABELS[mode]),
        value: [payment.bank, payment.reference].filter((text) => text !== null).join(', '),
      },
      total: { label: formatMessage('refundVoucher.total'), value: formatRupees(amount) },
      words: amountInWords(amount),
      notes: [formatMessage('refundVoucher.pending', { amount: formatRupees(paiseOf(payment.newPending)) })],
      signedBy: 'refundVoucher.signed',
      farewell: undefined,
    },
    records,
    { files, asked },
  );
}

import { formatMessage, formatRupees } from '@galla/domain';
import { moneyIn } from '../../http/amounts.ts';
import { Refused } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { refundDocument, refundVoucherPdf } from '../contract.ts';
import { findDocument, toDocument } from '../history/documents.ts';
import { selectPayments, toPayment } from '../payments/payments.ts';
import { paymentMode } from '../words.ts';
import { drawVoucher } from './paper.ts';
import { refundDocument as refund } from './refund.ts';

/** Refunds. */
export const refundRoutes: Route[] = [
  route(refundDocument, async ({ db, caller, body, now, request }) => {
    const amount = moneyIn(body.amount, 'amount');
    const asked = {
      documentId: body.document_id,
      amount,
      expectedReceived: moneyIn(body.expected_received, 'expected_received'),
      mode: paymentMode[body.payment_mode],
      reference: body.reference?.trim() || undefined,
      bank: body.bank?.trim() || undefined,
      reason: body.reason,
    };
    const id = await refund(db, caller, asked, now);
    request.log.info({ staff: caller.staffId, document: body.document_id, refund: id }, 'money given back');
    const document = await findDocument(db, caller, body.document_id);
    const row = await selectPayments(db, caller).where('payment.id', '=', id).executeTakeFirst();
    if (!document || !row) throw new Error('A refund just made is not there');
    const payment = toPayment(row);
    const number = payment.voucher_number ?? '';
    return {
      success: true,
      message: formatMessage(asked.mode === 'CREDIT' ? 'payment.keptBack' : 'payment.refunded', {
        amount: formatRupees(amount),
        number,
      }),
      data: toDocument(document),
      payment,
    };
  }),

  route(refundVoucherPdf, async ({ params, query, ...call }) => {
    const file = await drawVoucher(call, params.id, query.paper);
    if (!file) throw new Refused('NOT_FOUND');
    return file;
  }),
];

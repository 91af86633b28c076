import { problem, formatMessage } from '@galla/domain';
import { moneyIn } from '../../http/amounts.ts';
import { readDays } from '../../http/days.ts';
import { refuseOn } from '../../http/refused.ts';
import { type Call, type Route, route } from '../../http/route.ts';
import { cashOfDay, paymentHistory, recordPayment, updatePendingAmount } from '../contract.ts';
import { findDocument, toDocument } from '../history/documents.ts';
import { paymentMode } from '../words.ts';
import { sumCashOfDay } from './cashOfDay.ts';
import { listPayments, selectPayments, toPayment } from './payments.ts';
import { readParts } from './read.ts';
import { type Received, recordReceived } from './record.ts';

/** Records the received money; responds with the updated document and the payment. */
async function receive({ db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>, received: Received) {
  const ids = await recordReceived(db, caller, received, now);
  const document = await findDocument(db, caller, received.documentId);
  const rows = await selectPayments(db, caller).where('payment.id', 'in', ids).execute();
  const payments = rows.map(toPayment);
  const [payment] = payments;
  if (!document || !payment) throw new Error('A payment just recorded is not there');
  return {
    success: true as const,
    message: formatMessage('payment.pendingUpdated'),
    data: toDocument(document),
    payment,
    payments,
  };
}

/** Payments of documents (spec 2 §7). */
export const paymentRoutes: Route[] = [
  route(paymentHistory, async ({ db, caller, body }) => {
    if (body.payment_ids !== undefined) {
      const named = selectPayments(db, caller).where('payment.id', 'in', body.payment_ids.split(','));
      return { success: true, data: (await named.execute()).map(toPayment) };
    }
    const ids = [body.document_id ?? [], body.document_ids?.split(',') ?? []].flat();
    if (ids.length === 0) refuseOn(problem('document_id', 'INVALID_INPUT', 'payment.documentMissing'));
    const rows = await listPayments(db, caller, ids, readDays(body));
    return { success: true, data: rows.map(toPayment) };
  }),

  route(cashOfDay, async ({ db, caller, query, now }) => {
    const rows = await sumCashOfDay(db, caller, query.customer_ids.split(','), now);
    return { success: true, data: rows.map(({ customerId, cash }) => ({ customer_id: customerId, cash })) };
  }),

  route(recordPayment, (call) =>
    receive(call, {
      documentId: call.body.document_id,
      amount: moneyIn(call.body.amount, 'amount'),
      expectedPending: moneyIn(call.body.expected_pending, 'expected_pending'),
      mode: paymentMode[call.body.payment_mode],
      reference: call.body.reference?.trim() || undefined,
      bank: call.body.bank?.trim() || undefined,
      tendered: call.body.tendered == null ? undefined : moneyIn(call.body.tendered, 'tendered'),
      split: readParts(call.body.payments),
      payOn: call.body.pay_on,
    }),
  ),

  route(updatePendingAmount, (call) => {
    const expectedPending = moneyIn(call.body.expected_pending, 'expected_pending');
    return receive(call, {
      documentId: call.params.id,
      amount: expectedPending - moneyIn(call.body.pending_amount, 'pending_amount'),
      expectedPending,
      mode: call.body.payment_mode && paymentMode[call.body.payment_mode],
    });
  }),
];

import { checkPayment, MAX_PAISE, rupees } from '@galla/domain';
import { boutique } from '@galla/upstream/contract';
import { WIRE_PAYMENT_MODE } from '../billing/index.ts';
import type { Context } from '../context.ts';
import { refuseOn } from '../refusals/refuseOn.ts';
import { dbIdOf } from '../relay/ids.ts';
import type { RecordPaymentInput } from '../types.generated.ts';
import { orderPaymentOf } from './orders.mappers.ts';
import { writtenOrder } from './withOrder.ts';

/** Records money received on an order: the part of `recordPayment` that is about orders. One payment at a time. */
export async function payOrder(input: RecordPaymentInput, context: Context) {
  const { key, amount, expectedPending, mode, reference, tendered } = input;
  refuseOn(checkPayment(amount, MAX_PAISE));
  const made = await context.call(boutique.payOrder, {
    key,
    params: { id: dbIdOf('Order', input.payable) },
    body: {
      amount: rupees(amount),
      expected_pending: rupees(expectedPending),
      payment_mode: WIRE_PAYMENT_MODE[mode],
      reference: reference ?? null,
      ...(tendered != null && { tendered: rupees(tendered) }),
    },
  });
  const payment = orderPaymentOf(made.received);
  return {
    __typename: 'RecordPaymentSuccess' as const,
    payable: writtenOrder(made.order, context),
    payment,
    payments: [payment],
  };
}

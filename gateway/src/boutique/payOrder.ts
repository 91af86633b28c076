import { checkPayment, MAX_PAISE, rupees } from '@galla/domain';
import { boutique } from '@galla/upstream/contract';
import { partPayload, partsOf, wireMoneyMode } from '../billing/index.ts';
import type { Context } from '../context.ts';
import { refuseOn } from '../refusals/refuseOn.ts';
import { dbIdOf } from '../relay/ids.ts';
import type { RecordPaymentInput } from '../types.generated.ts';
import { orderPaymentOf } from './orders.mappers.ts';
import { writtenOrder } from './withOrder.ts';

/** Records money received on an order: the part of `recordPayment` for orders; a split follows the rules of bills. */
export async function payOrder(input: RecordPaymentInput, context: Context) {
  const { key, amount, expectedPending, mode, reference, bank, tendered, payments } = input;
  refuseOn(checkPayment(amount, MAX_PAISE));
  const made = await context.call(boutique.payOrder, {
    key,
    params: { id: dbIdOf('Order', input.payable) },
    body: {
      amount: rupees(amount),
      expected_pending: rupees(expectedPending),
      payment_mode: wireMoneyMode(mode, 'mode'),
      reference: reference ?? null,
      ...(bank != null && { bank }),
      ...(tendered != null && { tendered: rupees(tendered) }),
      ...(payments && {
        payments:
          partsOf(payments)?.map((part, at) => ({
            ...partPayload(part),
            payment_mode: wireMoneyMode(part.mode, `payments.${at}.mode`),
          })) ?? null,
      }),
    },
  });
  return {
    __typename: 'RecordPaymentSuccess' as const,
    payable: writtenOrder(made.order, context),
    payment: orderPaymentOf(made.received),
    payments: made.payments.map(orderPaymentOf),
  };
}

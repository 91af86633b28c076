import { rupees, type PaymentPart } from '@galla/domain';
import type { PaymentPartInput } from '../types.generated.ts';
import { WIRE_PAYMENT_MODE } from './wire.ts';

/** The payments of a split in the domain's form; undefined without a split. */
export function partsOf(payments: readonly PaymentPartInput[] | null | undefined): PaymentPart[] | undefined {
  return payments?.map(({ mode, amount, reference, bank, tendered }) => ({
    mode,
    amount,
    reference: reference ?? undefined,
    bank: bank ?? undefined,
    tendered: tendered ?? undefined,
  }));
}

/** A payment of a split as REST takes it. */
export function partPayload({ mode, amount, reference, bank, tendered }: PaymentPart) {
  return {
    payment_mode: WIRE_PAYMENT_MODE[mode],
    amount: rupees(amount),
    reference: reference ?? null,
    ...(bank !== undefined && { bank }),
    tendered: tendered === undefined ? null : rupees(tendered),
  };
}

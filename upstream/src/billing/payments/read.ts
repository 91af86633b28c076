import type { PaymentPart } from '@galla/domain';
import { moneyIn } from '../../http/amounts.ts';
import type { PaymentPartPayload } from '../payload.ts';
import { paymentMode } from '../words.ts';

/** The parts of a split in exact numbers; undefined when it is not split. */
export function readParts<Mode extends PaymentPartPayload['payment_mode']>(
  payments: readonly (PaymentPartPayload & { payment_mode: Mode })[] | null | undefined,
): PaymentPart<(typeof paymentMode)[Mode]>[] | undefined {
  return payments?.map(({ payment_mode, amount, reference, bank, tendered }, at) => ({
    mode: paymentMode[payment_mode],
    amount: moneyIn(amount, `payments.${at}.amount`),
    reference: reference?.trim() || undefined,
    bank: bank?.trim() || undefined,
    tendered: tendered == null ? undefined : moneyIn(tendered, `payments.${at}.tendered`),
  }));
}

import type { RefundWayInput } from '../types.generated.ts';
import { WIRE_PAYMENT_MODE } from './wire.ts';

/** How a refund is paid, as REST takes it; empty when not given. */
export function refundWay(refund: RefundWayInput | null | undefined) {
  if (!refund) return {};
  const { mode, reference, bank } = refund;
  return {
    refund: {
      payment_mode: WIRE_PAYMENT_MODE[mode],
      reference: reference ?? null,
      bank: bank ?? null,
    },
  };
}

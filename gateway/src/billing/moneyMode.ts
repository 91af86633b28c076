import { checkMoneyMode, isMoneyMode, type PaymentMode } from '@galla/domain';
import { refuseOn } from '../refusals/refuseOn.ts';
import { WIRE_PAYMENT_MODE } from './wire.ts';

/**
 * A mode of money as REST takes it.
 * @param field where it was given
 * @throws RefusalError INVALID_INPUT for credit, which pays bills only
 */
export function wireMoneyMode(mode: PaymentMode, field: string) {
  if (isMoneyMode(mode)) return WIRE_PAYMENT_MODE[mode];
  refuseOn(checkMoneyMode(mode, field));
  throw new Error('A mode that is none was not refused');
}

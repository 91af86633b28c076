import { checkPaymentMode, checkReference, type MoneyMode } from '@galla/domain';
import { formErrors } from '../../../ui/problems.ts';

/** How a payment is made. */
export interface Paying {
  /** Null while none is chosen. */
  mode: MoneyMode | null;
  /** Last four digits of the card, or the reference of the UPI payment or bank transfer. */
  reference: string;
  /** The bank of a transfer. */
  bank?: string;
}

/** Problems of the payment fields, if money is received. */
export const payingProblems = ({ mode, reference }: Paying): { paymentMode?: string; reference?: string } =>
  formErrors([checkPaymentMode(mode), mode === null ? undefined : checkReference(mode, reference)]);

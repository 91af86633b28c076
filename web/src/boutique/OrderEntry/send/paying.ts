import { checkPaymentMode, checkReference, type MoneyMode } from '@galla/domain';
import { formErrors } from '../../../ui/problems.ts';

/** How money is given. */
export interface Paying {
  /** Null while none is chosen. */
  mode: MoneyMode | null;
  /** Last four digits of the card, or the reference of UPI or the bank. */
  reference: string;
  /** The bank of a transfer. */
  bank?: string;
}

/** What is wrong with it, where money is given. */
export const payingProblems = ({ mode, reference }: Paying): { paymentMode?: string; reference?: string } =>
  formErrors([checkPaymentMode(mode), mode === null ? undefined : checkReference(mode, reference)]);

import type { Paise } from '@galla/domain';
import type { CartTotals } from './cartTotals.ts';

/**
 * The amount paid by UPI at once, whose QR code is shown before the bill is created; undefined if none. For a
 * walk-in it is the whole amount; for a named customer, part of a split or a typed amount. The pending amount is
 * scanned with the bill.
 */
export const codeFirst = ({ parts }: CartTotals): Paise | undefined =>
  parts.find(({ mode }) => mode === 'UPI')?.amount;

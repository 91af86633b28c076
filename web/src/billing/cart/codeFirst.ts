import type { Paise } from '@galla/domain';
import type { CartTotals } from './cartTotals.ts';

/**
 * What is paid by UPI at once, so that its code is shown before the bill is made; undefined where nothing is. All that a
 * walk-in pays is; of who is known it is a part of a split, or an amount that was typed. What stays unpaid is scanned
 * with the bill.
 */
export const codeFirst = ({ parts }: CartTotals): Paise | undefined =>
  parts.find(({ mode }) => mode === 'UPI')?.amount;

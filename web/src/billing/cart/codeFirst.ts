import type { Paise } from '@galla/domain';
import type { CartTerms, CartTotals } from './cartTotals.ts';

/**
 * What a walk-in pays by UPI before the bill is made, since it is made paid in full; undefined where nothing is. Who is
 * known scans the code of the bill afterwards.
 */
export const codeFirst = ({ parts }: CartTotals, { walkIn }: CartTerms): Paise | undefined =>
  walkIn === true ? parts.find(({ mode }) => mode === 'UPI')?.amount : undefined;

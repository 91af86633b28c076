import { parseRupees } from '@galla/domain';
import { scalar } from '../scalar.ts';

const TWO_PLACES = /^-?\d+\.\d\d$/;

/**
 * Rupees: input as paise, output as the text "7404.50". No other form is accepted: a number may already have lost a
 * paisa, and "1.5" is ambiguous.
 */
export const Money = scalar(
  'Money',
  (text) => (TWO_PLACES.test(text) ? parseRupees(text) : undefined),
  'text',
);

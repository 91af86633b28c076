import { parseRupees } from '@galla/domain';
import { scalar } from '../scalar.ts';

const TWO_PLACES = /^-?\d+\.\d\d$/;

/**
 * Rupees: taken as paise, given as the text "7404.50". Nothing but that form is taken: a number may have lost a paisa
 * before it came here, and "1.5" leaves the reader to guess.
 */
export const Money = scalar(
  'Money',
  (text) => (TWO_PLACES.test(text) ? parseRupees(text) : undefined),
  'text',
);

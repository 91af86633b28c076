import { parseScaled } from '../../../numbers/decimal.ts';
import { unitOf } from './unitOf.ts';

const WRITTEN = /^(?:₹|rs\.?|inr)?\s*([\d,]+(?:\.\d*)?|\.\d+)\s*(?:\/-|(?:\/\s*)?([a-z][a-z.]{0,15}))?$/i;

/**
 * A number of another program as our forms take it: "₹1,250.00", "Rs. 1,250/-" and "1,250.00 Dr" are "1250.00", "10 Nos"
 * and "450.00/Nos" of something that is sold by the piece "10" and "450.00". Anything else stays as it is: "12 doz" of
 * what is sold by the piece is no 12.
 * @param unit what the row is sold by, as it says itself; empty for pieces
 */
export function plainNumber(text: string, unit: string): string {
  const [, digits = '', word] = (text.length > 40 ? null : WRITTEN.exec(text.trim())) ?? [];
  // Commas must group: "1,50" is no 150.
  if (digits === '' || parseScaled(digits, 4, Number.MAX_SAFE_INTEGER) === undefined) return text;
  const fits = word === undefined || /^dr\.?$/i.test(word) || isUnit(word, unit);
  return fits ? digits.replaceAll(',', '').replace(/\.$/, '') : text;
}

function isUnit(word: string, unit: string): boolean {
  const meant = unitOf(word);
  return meant !== undefined ? meant === (unit === '' ? 'pc' : unitOf(unit)) : word === unit;
}

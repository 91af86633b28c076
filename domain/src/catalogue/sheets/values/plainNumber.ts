import { parseScaled } from '../../../numbers/decimal.ts';
import { unitOf } from './unitOf.ts';

const WRITTEN = /^(?:₹|rs\.?|inr)?\s*([\d,]+(?:\.\d*)?|\.\d+)\s*(?:\/-|(?:\/\s*)?([a-z][a-z.]{0,15}))?$/i;

/**
 * A number of another program in our forms' notation. "₹1,250.00", "Rs. 1,250/-" and "1,250.00 Dr" become
 * "1250.00"; for an item sold by the piece, "10 Nos" and "450.00/Nos" become "10" and "450.00". Anything else is
 * returned unchanged: "12 doz" of an item sold by the piece is not 12.
 * @param unit the unit stated in the row; empty for pieces
 */
export function plainNumber(text: string, unit: string): string {
  const [, digits = '', word] = (text.length > 40 ? null : WRITTEN.exec(text.trim())) ?? [];
  // Commas must separate groups: "1,50" is not 150.
  if (digits === '' || parseScaled(digits, 4, Number.MAX_SAFE_INTEGER) === undefined) return text;
  const fits = word === undefined || /^dr\.?$/i.test(word) || isUnit(word, unit);
  return fits ? digits.replaceAll(',', '').replace(/\.$/, '') : text;
}

function isUnit(word: string, unit: string): boolean {
  const meant = unitOf(word);
  return meant !== undefined ? meant === (unit === '' ? 'pc' : unitOf(unit)) : word === unit;
}

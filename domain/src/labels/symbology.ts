/** The bar codes that labels have: GS1's for numbers that are theirs, Code 128 for everything else. */
export type Symbology = 'EAN13' | 'EAN8' | 'UPC' | 'CODE128';

const GS1: Readonly<Record<number, Symbology>> = { 13: 'EAN13', 12: 'UPC', 8: 'EAN8' };

/** Longer ones have no room on any label. */
const LONGEST = 48;

/** Whether the last digit is the check digit of the others (GS1: weights 3 and 1 from the right). */
function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** The kind of bar code that says a text; undefined where none can. */
export function symbologyOf(text: string): Symbology | undefined {
  const gs1 = /^\d+$/.test(text) ? GS1[text.length] : undefined;
  if (gs1 !== undefined && hasCheckDigit(text)) return gs1;
  return /^[\u0020-\u007E]+$/.test(text) && text.length <= LONGEST ? 'CODE128' : undefined;
}

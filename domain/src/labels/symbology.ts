import { barcodeKind, checkDigit, type BarcodeKind } from '../catalogue/barcode.ts';

/** The bar codes that labels have, as their library names them: GS1's for numbers of its own, else Code 128. */
export type Symbology = 'EAN13' | 'EAN8' | 'UPC' | 'CODE128';

const GS1: Record<Exclude<BarcodeKind, 'OWN'>, Symbology> = { EAN_13: 'EAN13', EAN_8: 'EAN8', UPC_A: 'UPC' };

/** Longer ones have no room on any label. */
const LONGEST = 48;

/** The kind of bar code that says a text; undefined where none can. A number with a wrong last digit is an own code. */
export function symbologyOf(text: string): Symbology | undefined {
  const kind = barcodeKind(text);
  if (kind !== undefined && kind !== 'OWN' && text.endsWith(checkDigit(text.slice(0, -1)))) return GS1[kind];
  return /^[\u0020-\u007E]+$/.test(text) && text.length <= LONGEST ? 'CODE128' : undefined;
}

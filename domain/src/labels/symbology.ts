import { barcodeKind, checkDigit, type BarcodeKind } from '../catalogue/barcode.ts';

/** Bar code types of labels, by their names in the library: GS1's for its numbers, otherwise Code 128. */
export type Symbology = 'EAN13' | 'EAN8' | 'UPC' | 'CODE128';

const GS1: Record<Exclude<BarcodeKind, 'OWN'>, Symbology> = { EAN_13: 'EAN13', EAN_8: 'EAN8', UPC_A: 'UPC' };

/** Longer texts fit on no label. */
const LONGEST = 48;

/**
 * The bar code type for a text; undefined when none can encode it. A number with a wrong check digit is treated as
 * the shop's own code.
 */
export function symbologyOf(text: string): Symbology | undefined {
  const kind = barcodeKind(text);
  if (kind !== undefined && kind !== 'OWN' && text.endsWith(checkDigit(text.slice(0, -1)))) return GS1[kind];
  return /^[\u0020-\u007E]+$/.test(text) && text.length <= LONGEST ? 'CODE128' : undefined;
}

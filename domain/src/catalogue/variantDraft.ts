import { rupees } from '../money/format.ts';
import type { Paise } from '../money/paise.ts';
import { quantityText, type Milli } from '../quantity/quantity.ts';

/** The texts of a variant, by the names of their form fields (spec 3 §3 Variant). */
export const VARIANT_TEXTS = {
  sku: 'sku',
  barcode: 'barcode',
  description: 'description',
  size: 'size',
  color: 'color',
  shape: 'shape',
  gender: 'gender',
  style: 'style',
  lens_type: 'lensType',
  material: 'material',
  coating: 'coating',
  index: 'index',
  power: 'power',
} as const;

export type VariantTextField = keyof typeof VARIANT_TEXTS;
type Texts = Record<(typeof VARIANT_TEXTS)[VariantTextField], string | null>;

/** A variant as somebody filled it in, read and checked. Null is an empty text. */
export interface VariantDraft extends Texts {
  /** The shop's own code, unique among the shop's variants. */
  sku: string;
  /** The printed maximum price. */
  mrp: Paise;
  sellPrice: Paise;
  /** What is in stock, in whole pieces; undefined where nothing was said, so that nothing moves. */
  available: Milli | undefined;
  /** Values of form fields that have no column, by name. */
  fields: Readonly<Record<string, string>>;
}

/** A variant has at most that many brothers: all of them come with their product to the till. */
export const MAX_VARIANTS = 500;

/** Of a form's name, behind "product_variants_". */
const LONGEST_TYPE = 40;

/** The form that variants of a type of product are entered with, "product_variants_lens"; lenses where none is said. */
export function variantFormName(type: string | null): string {
  const name = (type ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[^a-z]+|_+$/g, '')
    .slice(0, LONGEST_TYPE);
  return `product_variants_${name === '' ? 'lens' : name}`;
}

/** A variant as its form takes it: every field by name, empty where there is nothing. `readVariant` reads it back. */
export function variantValues(variant: VariantDraft): Record<string, string> {
  const texts = Object.entries(VARIANT_TEXTS).map(([name, key]) => [name, variant[key] ?? '']);
  return {
    ...variant.fields,
    ...Object.fromEntries(texts),
    mrp: rupees(variant.mrp),
    sell_price: rupees(variant.sellPrice),
    available_quantity: variant.available === undefined ? '' : quantityText(variant.available),
  };
}

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

/** A variant as entered, parsed and checked. Null is an empty text. */
export interface VariantDraft extends Texts {
  /** The shop's own code, unique among the shop's variants. */
  sku: string;
  /** The printed maximum price. */
  mrp: Paise;
  sellPrice: Paise;
  /** The stock in whole pieces; undefined when not stated, which leaves it unchanged. */
  available: Milli | undefined;
  /** Values of form fields without a column, by name. */
  fields: Readonly<Record<string, string>>;
}

/** Maximum variants of a product: the till loads all of them with their product. */
export const MAX_VARIANTS = 500;

/** Maximum length of the form's name after "product_variants_". */
const LONGEST_TYPE = 40;

/** The form for variants of a type of product, "product_variants_lens"; lenses by default. */
export function variantFormName(type: string | null): string {
  const name = (type ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[^a-z]+|_+$/g, '')
    .slice(0, LONGEST_TYPE);
  return `product_variants_${name === '' ? 'lens' : name}`;
}

/** A variant as the values of its form: every field by name, empty where there is no value. `readVariant` reads it back. */
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

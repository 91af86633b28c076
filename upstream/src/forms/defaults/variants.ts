import type { FormField } from '@galla/domain';
import type { DefaultForm } from './kind.ts';
import * as field from './variantFields.ts';

/** Prefix of the names of variant forms; the product's type follows. */
export const VARIANTS = 'product_variants_';

/** A product type as the suffix of a form's name. */
const TYPE = /^[a-z][a-z0-9_]{0,39}$/;

const variantForm = (number: number, type: string, fields: FormField[]): DefaultForm => ({
  number,
  name: `${VARIANTS}${type}`,
  core: ['sku', 'mrp', 'sell_price'],
  fields: () => [field.sku, field.description, ...fields, ...field.sale],
  serves: ({ capabilities }) => capabilities.includes('LENS_VARIANTS'),
});

const { coating, color, frameMaterial, gender, index, lensMaterial, lensType } = field;
const { power, shape, size, style, tint, wearTime } = field;

/** The forms of an optician's variants (spec 3 §3 Variant). */
export const variantForms: readonly DefaultForm[] = [
  variantForm(11, 'lens', [lensType, lensMaterial, coating, index, power, color]),
  variantForm(12, 'frame', [shape, style, frameMaterial, gender, size, color]),
  variantForm(13, 'sunglasses', [shape, style, frameMaterial, gender, tint, size, color, power]),
  variantForm(14, 'contact_lens', [wearTime, lensMaterial, power, color, size]),
];

/** The variant form of any other type: size and colour. They share one number. */
export function otherVariants(name: string): DefaultForm | undefined {
  const type = name.startsWith(VARIANTS) ? name.slice(VARIANTS.length) : '';
  return TYPE.test(type) ? variantForm(10, type, [size, color]) : undefined;
}

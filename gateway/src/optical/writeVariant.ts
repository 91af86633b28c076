import { VARIANT_TEXTS } from '@galla/domain';
import { type VariantMapper, variantOf } from '../catalogue/index.ts';
import type { Context } from '../context.ts';
import { refused } from '../refusals/RefusalError.ts';

/** A variant's product after a write, with its variants fetched again. */
export async function productNow({ loaders }: Context, productId: string) {
  loaders.variants.forget(productId);
  const item = await loaders.items.load(productId);
  if (item?.__typename !== 'Product') throw refused('NOT_FOUND');
  return item;
}

/** The result of a variant's write: the variant, and its product with all variants. */
export async function variantSuccess(context: Context, row: Parameters<typeof variantOf>[0]) {
  const variant: VariantMapper = variantOf(row);
  const product = await productNow(context, variant.productId);
  return { __typename: 'VariantSuccess' as const, variant, product };
}

/** The input field of a REST body's field: values of the form are below `values`. */
export function variantField(bodyField: string): string {
  if (bodyField === 'product_id') return 'product';
  return bodyField.startsWith('values.') ? bodyField : `values.${bodyField}`;
}

/** Documented fields of a variant are in the body itself, together with a shop's own. */
const DOCUMENTED: ReadonlySet<string> = new Set([
  ...Object.keys(VARIANT_TEXTS),
  'mrp',
  'sell_price',
  'available_quantity',
]);

/** A submitted form as the REST body has it. */
export function bodyValues(values: Readonly<Record<string, string>>) {
  const own = Object.entries(values).filter(([name]) => !DOCUMENTED.has(name));
  const documented = Object.entries(values).filter(([name]) => DOCUMENTED.has(name));
  return { ...Object.fromEntries(documented), fields: Object.fromEntries(own) };
}

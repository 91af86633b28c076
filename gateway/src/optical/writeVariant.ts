import { VARIANT_TEXTS } from '@galla/domain';
import { type VariantMapper, variantOf } from '../catalogue/index.ts';
import type { Context } from '../context.ts';
import { refused } from '../refusals/RefusalError.ts';

/** A variant's product as it is after a write; its variants are fetched anew. */
export async function productNow({ loaders }: Context, productId: string) {
  loaders.variants.forget(productId);
  const item = await loaders.items.load(productId);
  if (item?.__typename !== 'Product') throw refused('NOT_FOUND');
  return item;
}

/** What a written variant answers: itself, and its product with all of them. */
export async function variantSuccess(context: Context, row: Parameters<typeof variantOf>[0]) {
  const variant: VariantMapper = variantOf(row);
  const product = await productNow(context, variant.productId);
  return { __typename: 'VariantSuccess' as const, variant, product };
}

/** The input's field of a REST body's: what the form fills in stands under `values`. */
export function variantField(bodyField: string): string {
  if (bodyField === 'product_id') return 'product';
  return bodyField.startsWith('values.') ? bodyField : `values.${bodyField}`;
}

/** The documented fields of a variant stand in the body itself, a shop's own beside them. */
const DOCUMENTED: ReadonlySet<string> = new Set([
  ...Object.keys(VARIANT_TEXTS),
  'mrp',
  'sell_price',
  'available_quantity',
]);

/** A filled-in form as the REST body has it. */
export function bodyValues(values: Readonly<Record<string, string>>) {
  const own = Object.entries(values).filter(([name]) => !DOCUMENTED.has(name));
  const documented = Object.entries(values).filter(([name]) => DOCUMENTED.has(name));
  return { ...Object.fromEntries(documented), fields: Object.fromEntries(own) };
}

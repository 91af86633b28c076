import type { Context } from '../context.ts';
import { fieldMapper } from '../refusals/mapProblemFields.ts';
import { productNow } from './writeVariant.ts';

/** The input's field of a REST body's. */
export const pointsField = fieldMapper({
  product_id: 'product',
  designation_id: 'designation',
  id: 'assignment',
});

/** What changed points answer: their product, with those that there are now. */
export async function pointsSuccess(context: Context, productId: string) {
  context.loaders.assignedPoints.forget(productId);
  const product = await productNow(context, productId);
  return { __typename: 'ProductPointsSuccess' as const, product };
}

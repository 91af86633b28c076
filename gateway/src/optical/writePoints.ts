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
  return {
    __typename: 'ProductPointsSuccess' as const,
    product: await productWithPoints(context, productId),
  };
}

/** A product whose points were changed, with those that there are now. */
export function productWithPoints(context: Context, productId: string) {
  context.loaders.assignedPoints.forget(productId);
  return productNow(context, productId);
}

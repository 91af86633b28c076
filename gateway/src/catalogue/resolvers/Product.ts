import { globalId, optionalDbId } from '../../relay/ids.ts';
import { stockMovesOf } from '../stockMoves.ts';
import type { ProductResolvers } from '../../types.generated.ts';
import { fieldValuesOf } from '../fieldValues.ts';
import { labelPathOf } from '../labelAddress.ts';
import { viewerMay } from '../viewerMay.ts';

export const Product: ProductResolvers = {
  id: ({ dbId }) => globalId('Product', dbId),
  labelPath: ({ dbId }, _args, context) => labelPathOf(context, dbId),
  stockMoves: ({ dbId }, { variant, ...args }, { call }) =>
    stockMovesOf(call, { productId: dbId, variantId: optionalDbId('Variant', variant) }, args),
  variants: ({ dbId, hasVariants }, _args, { loaders }) => (hasVariants ? loaders.variants.load(dbId) : []),
  fields: fieldValuesOf,
  viewerCanEdit: viewerMay('products:edit'),
  viewerCanDelete: viewerMay('products:delete'),
};

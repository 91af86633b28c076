import { globalId } from '../../relay/ids.ts';
import type { VariantResolvers } from '../../types.generated.ts';
import { labelPathOf } from '../labelAddress.ts';
import { stockMovesOf } from '../stockMoves.ts';

export const Variant: Pick<
  VariantResolvers,
  | 'available'
  | 'barcode'
  | 'coating'
  | 'color'
  | 'gstPercentage'
  | 'id'
  | 'image'
  | 'labelPath'
  | 'mrp'
  | 'power'
  | 'price'
  | 'size'
  | 'sku'
  | 'stockMoves'
  | 'thumbnail'
  | '__isTypeOf'
> = {
  id: ({ dbId }) => globalId('Variant', dbId),
  labelPath: ({ dbId, productId }, _args, context) => labelPathOf(context, productId, dbId),
  stockMoves: ({ dbId, productId }, args, { call }, info) =>
    stockMovesOf(call, { productId, variantIds: [dbId] }, args, info),
};

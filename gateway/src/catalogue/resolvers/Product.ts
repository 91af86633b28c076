import { dbIdOf, globalId } from '../../relay/ids.ts';
import { stockMovesOf } from '../stockMoves.ts';
import type { ProductResolvers } from '../../types.generated.ts';
import { fieldValuesOf } from '../fieldValues.ts';
import { labelPathOf } from '../labelAddress.ts';
import { viewerMay } from '../viewerMay.ts';

export const Product: Pick<
  ProductResolvers,
  | 'alsoCalled'
  | 'available'
  | 'barcode'
  | 'brand'
  | 'category'
  | 'color'
  | 'description'
  | 'employeePercentage'
  | 'fields'
  | 'gstFromSetting'
  | 'gstPercentage'
  | 'hasVariants'
  | 'hsn'
  | 'id'
  | 'image'
  | 'inMarketplace'
  | 'isLow'
  | 'labelPath'
  | 'listPrice'
  | 'lowStock'
  | 'mrp'
  | 'offer'
  | 'percentagePoints'
  | 'points'
  | 'price'
  | 'priceAtTill'
  | 'size'
  | 'sku'
  | 'soldLately'
  | 'status'
  | 'stockMoves'
  | 'taxInclusive'
  | 'thumbnail'
  | 'title'
  | 'tracksStock'
  | 'type'
  | 'unit'
  | 'variants'
  | 'viewerCanDelete'
  | 'viewerCanEdit'
  | '__isTypeOf'
> = {
  id: ({ dbId }) => globalId('Product', dbId),
  labelPath: ({ dbId }, _args, context) => labelPathOf(context, dbId),
  stockMoves: ({ dbId }, { filter, ...args }, { call }, info) => {
    const variantIds = filter?.variants?.map((id) => dbIdOf('Variant', id));
    return stockMovesOf(call, { productId: dbId, variantIds }, args, info);
  },
  variants: ({ dbId, hasVariants }, _args, { loaders }) => (hasVariants ? loaders.variants.load(dbId) : []),
  fields: fieldValuesOf,
  viewerCanEdit: viewerMay('products:edit'),
  viewerCanDelete: viewerMay('products:delete'),
};

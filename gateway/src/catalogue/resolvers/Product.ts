import { globalId } from '../../relay/ids.ts';
import type { ProductResolvers } from '../../types.generated.ts';

export const Product: ProductResolvers = {
  id: ({ dbId }) => globalId('Product', dbId),
  variants: ({ dbId, hasVariants }, _args, { loaders }) => (hasVariants ? loaders.variants.load(dbId) : []),
};

import type { ProductResolvers } from '../../types.generated.ts';

export const Product: Pick<ProductResolvers, 'cost' | '__isTypeOf'> = {
  cost: ({ dbId }, _args, { loaders }) => loaders.goodsCosts.load(dbId),
};

import type { VariantResolvers } from '../../types.generated.ts';

export const Variant: Pick<VariantResolvers, 'cost' | '__isTypeOf'> = {
  cost: ({ dbId }, _args, { loaders }) => loaders.goodsCosts.load(dbId),
};

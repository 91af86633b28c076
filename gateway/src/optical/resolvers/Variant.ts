import type { VariantResolvers } from '../../types.generated.ts';
import { lensPowerOfVariant, stockByPowerOf } from '../stockByPower.ts';
import { variantFields } from '../variantFields.ts';

export const Variant: Pick<
  VariantResolvers,
  | 'description'
  | 'fields'
  | 'gender'
  | 'index'
  | 'lensPower'
  | 'lensType'
  | 'material'
  | 'prescriptions'
  | 'shape'
  | 'stockByPower'
  | 'style'
  | '__isTypeOf'
> = {
  fields: variantFields,
  lensPower: lensPowerOfVariant,
  prescriptions: ({ dbId }, _args, { loaders }) => loaders.lensPrescriptions.load(dbId),
  stockByPower: async (variant, _args, { loaders }) =>
    stockByPowerOf(await loaders.variants.load(variant.productId), variant),
};

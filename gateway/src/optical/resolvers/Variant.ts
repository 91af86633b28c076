import type { VariantResolvers } from '../../types.generated.ts';
import { variantFields } from '../variantFields.ts';

export const Variant: Pick<
  VariantResolvers,
  | 'description'
  | 'fields'
  | 'gender'
  | 'index'
  | 'lensType'
  | 'material'
  | 'prescriptions'
  | 'shape'
  | 'style'
  | '__isTypeOf'
> = {
  fields: variantFields,
  prescriptions: ({ dbId }, _args, { loaders }) => loaders.lensPrescriptions.load(dbId),
};

import { openedBy, variantFormName } from '@galla/domain';
import type { ProductResolvers } from '../../types.generated.ts';
import { shopHas, viewerMayIn } from '../capability.ts';

export const Product: Pick<
  ProductResolvers,
  | 'assignedPoints'
  | 'variantForm'
  | 'viewerCanAssignPoints'
  | 'viewerCanDeleteVariants'
  | 'viewerCanEditVariants'
  | '__isTypeOf'
> = {
  assignedPoints: async ({ dbId }, _args, context) =>
    (await shopHas(context, 'POINTS_COMMISSION')) ? context.loaders.assignedPoints.load(dbId) : null,
  variantForm: async ({ type }, _args, context) =>
    (await shopHas(context, 'LENS_VARIANTS')) ? context.loaders.forms.load(variantFormName(type)) : null,
  viewerCanAssignPoints: viewerMayIn('POINTS_COMMISSION', openedBy('products:edit')),
  viewerCanEditVariants: viewerMayIn('LENS_VARIANTS', openedBy('products:edit')),
  viewerCanDeleteVariants: viewerMayIn('LENS_VARIANTS', openedBy('products:delete')),
};

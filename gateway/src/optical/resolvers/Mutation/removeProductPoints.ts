import { optical } from '@galla/upstream/contract';
import { atInputFields } from '../../../refusals/atInputFields.ts';
import { refusable } from '../../../refusals/refusable.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { requireCapability } from '../../capability.ts';
import { pointsField, pointsSuccess } from '../../writePoints.ts';

export const removeProductPoints: NonNullable<MutationResolvers['removeProductPoints']> = (
  _parent,
  { input: { key, assignment } },
  context,
) =>
  refusable(['InvalidInput', 'PermissionDenied', 'NotFound'], () =>
    atInputFields(pointsField, async () => {
      await requireCapability(context, 'POINTS_COMMISSION');
      const body = { id: dbIdOf('PointsAssignment', assignment) };
      const { product_id: productId } = await context.call(optical.deletePoints, { key, body });
      return pointsSuccess(context, productId);
    }),
  );

import { quantityText } from '@galla/domain';
import { optical } from '@galla/upstream/contract';
import { atInputFields } from '../../../refusals/atInputFields.ts';
import { refusable } from '../../../refusals/refusable.ts';
import { dbIdOf, optionalDbId } from '../../../relay/ids.ts';
import { given } from '../../../rest/given.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { requireCapability } from '../../capability.ts';
import { pointsField, pointsSuccess } from '../../writePoints.ts';

export const editProductPoints: NonNullable<MutationResolvers['editProductPoints']> = (
  _parent,
  { input: { key, assignment, designation, points } },
  context,
) =>
  refusable(['InvalidInput', 'PermissionDenied', 'NotFound'], () =>
    atInputFields(pointsField, async () => {
      await requireCapability(context, 'POINTS_COMMISSION');
      const id = dbIdOf('PointsAssignment', assignment);
      const moved = given({ designation_id: optionalDbId('Designation', designation) });
      const body = { id, ...moved, points: quantityText(points) };
      const { data } = await context.call(optical.updatePoints, { key, body });
      return pointsSuccess(context, data.product_id);
    }),
  );

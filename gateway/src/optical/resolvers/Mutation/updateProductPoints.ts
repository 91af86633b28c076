import { quantityText } from '@galla/domain';
import { optical } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf, optionalDbId } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { inShopWith } from '../../capability.ts';
import { pointsField, pointsSuccess } from '../../writePoints.ts';

export const updateProductPoints: NonNullable<MutationResolvers['updateProductPoints']> = withRefusals(
  inShopWith('POINTS_COMMISSION', async ({ key, assignment, designation, points }, context) => {
    const id = dbIdOf('PointsAssignment', assignment);
    const moved = omitUndefined({ designation_id: optionalDbId('Designation', designation) });
    const body = { id, ...moved, points: quantityText(points) };
    const { data } = await context.call(optical.updatePoints, { key, body });
    return pointsSuccess(context, data.product_id);
  }),
  { inputField: pointsField },
);

import { optical } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { inShopWith } from '../../capability.ts';
import { pointsField, pointsSuccess } from '../../writePoints.ts';

export const deleteProductPoints: NonNullable<MutationResolvers['deleteProductPoints']> = withRefusals(
  inShopWith('POINTS_COMMISSION', async ({ key, assignment }, context) => {
    const body = { id: dbIdOf('PointsAssignment', assignment) };
    const { product_id: productId } = await context.call(optical.deletePoints, { key, body });
    return pointsSuccess(context, productId);
  }),
  { inputField: pointsField },
);

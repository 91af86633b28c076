import { optical } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { inShopWith } from '../../capability.ts';
import { pointsField, productWithPoints } from '../../writePoints.ts';

export const deleteProductPoints: NonNullable<MutationResolvers['deleteProductPoints']> = withRefusals(
  inShopWith('POINTS_COMMISSION', async ({ key, assignment }, context) => {
    const body = { id: dbIdOf('PointsAssignment', assignment) };
    const { product_id: productId } = await context.call(optical.deletePoints, { key, body });
    const product = await productWithPoints(context, productId);
    return { __typename: 'DeleteProductPointsSuccess' as const, deletedId: assignment, product };
  }),
  { inputField: pointsField },
);

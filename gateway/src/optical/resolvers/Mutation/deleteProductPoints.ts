import { optical } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { pointsSuccess, writingPoints } from '../../points.ts';

export const deleteProductPoints: NonNullable<MutationResolvers['deleteProductPoints']> = writingPoints(
  async ({ key, assignment }, context) => {
    const body = { id: dbIdOf('PointsAssignment', assignment) };
    const { product } = await pointsSuccess(context, await context.call(optical.deletePoints, { key, body }));
    return { __typename: 'DeleteProductPointsSuccess' as const, deletedId: assignment, product };
  },
);

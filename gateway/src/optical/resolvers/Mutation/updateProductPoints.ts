import { quantityText } from '@galla/domain';
import { optical } from '@galla/upstream/contract';
import { dbIdOf, idField } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { pointsSuccess, writingPoints } from '../../points.ts';

export const updateProductPoints: NonNullable<MutationResolvers['updateProductPoints']> = writingPoints(
  async ({ key, assignment, designation, points }, context) => {
    const moved = idField('designation_id', 'Designation', designation);
    const body = { id: dbIdOf('PointsAssignment', assignment), ...moved, points: quantityText(points) };
    return pointsSuccess(context, (await context.call(optical.updatePoints, { key, body })).data);
  },
);

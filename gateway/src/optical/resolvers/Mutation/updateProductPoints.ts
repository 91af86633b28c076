import { quantityText } from '@galla/domain';
import { optical } from '@galla/upstream/contract';
import { dbIdOf, optionalDbId } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { pointsSuccess, writingPoints } from '../../points.ts';

export const updateProductPoints: NonNullable<MutationResolvers['updateProductPoints']> = writingPoints(
  async ({ key, assignment, designation, points }, context) => {
    const id = dbIdOf('PointsAssignment', assignment);
    const moved = omitUndefined({ designation_id: optionalDbId('Designation', designation) });
    const body = { id, ...moved, points: quantityText(points) };
    return pointsSuccess(context, (await context.call(optical.updatePoints, { key, body })).data);
  },
);

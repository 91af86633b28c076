import { globalId } from '../../relay/ids.ts';
import type { PointsAssignmentResolvers } from '../../types.generated.ts';

export const PointsAssignment: PointsAssignmentResolvers = {
  id: ({ dbId }) => globalId('PointsAssignment', dbId),
};

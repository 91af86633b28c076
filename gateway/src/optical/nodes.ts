import type { Nodes } from '../relay/nodes.ts';

export const opticalNodes = {
  LensPrescription: (dbId, { loaders }) => loaders.lensPrescriptionsById.load(dbId),
  PointsAssignment: (dbId, { loaders }) => loaders.pointsAssignmentsById.load(dbId),
} satisfies Nodes;

import type { WorkoutResolvers } from '../../types.generated.ts';
import { memberConnection } from '../memberConnection.ts';

export const Workout: WorkoutResolvers = {
  members: ({ dbId }, args, context, info) => memberConnection({ workout: dbId }, args, context, info),
};

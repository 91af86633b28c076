import type { GymMemberResolvers } from '../../types.generated.ts';
import { gymNodes } from '../nodes.ts';

/** Workout and diet plan come from the gym's lists: one call for all members of an answer. */
export const GymMember: GymMemberResolvers = {
  workout: ({ workoutDbId }, _args, context) =>
    workoutDbId === null ? null : gymNodes.Workout(workoutDbId, context),

  dietPlan: ({ dietPlanDbId }, _args, context) =>
    dietPlanDbId === null ? null : gymNodes.DietPlan(dietPlanDbId, context),
};

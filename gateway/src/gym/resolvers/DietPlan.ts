import type { DietPlanResolvers } from '../../types.generated.ts';
import { memberConnection } from '../memberConnection.ts';

export const DietPlan: DietPlanResolvers = {
  members: ({ dbId }, args, context, info) => memberConnection({ diet_plan: dbId }, args, context, info),
};

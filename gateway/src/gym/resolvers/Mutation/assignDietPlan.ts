import { gym } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { dietPlanOf, writingDietPlans } from '../../diets.ts';
import { followersBody } from '../../followers.ts';

export const assignDietPlan: NonNullable<MutationResolvers['assignDietPlan']> = writingDietPlans(
  async ({ key, dietPlan, ...followers }, { call }) => {
    const body = { diet_plan: dbIdOf('DietPlan', dietPlan), ...followersBody(followers) };
    const { data } = await call(gym.assignDiet, { key, body });
    return (tenant) => ({ __typename: 'DietPlanSuccess' as const, dietPlan: dietPlanOf(data), tenant });
  },
);

import { gym } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { dietPlanBody, dietPlanOf, writingDietPlans } from '../../diets.ts';

export const createDietPlan: NonNullable<MutationResolvers['createDietPlan']> = writingDietPlans(
  async ({ key, ...entries }, { call }) => {
    const { data } = await call(gym.addDiet, { key, body: dietPlanBody(entries) });
    return (tenant) => ({ __typename: 'DietPlanSuccess' as const, dietPlan: dietPlanOf(data), tenant });
  },
);

import { gym } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { dietPlanBody, dietPlanOf, writingDietPlans } from '../../diets.ts';

export const updateDietPlan: NonNullable<MutationResolvers['updateDietPlan']> = writingDietPlans(
  async ({ key, dietPlan, expectedVersion, ...entries }, { call }) => {
    const version = omitUndefined({ expected_version: expectedVersion ?? undefined });
    const params = { id: dbIdOf('DietPlan', dietPlan) };
    const { data } = await call(gym.updateDiet, {
      key,
      params,
      body: { ...dietPlanBody(entries), ...version },
    });
    return (tenant) => ({ __typename: 'DietPlanSuccess' as const, dietPlan: dietPlanOf(data), tenant });
  },
);

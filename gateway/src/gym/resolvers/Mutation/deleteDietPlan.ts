import { gym } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { writingDietPlans } from '../../diets.ts';

export const deleteDietPlan: NonNullable<MutationResolvers['deleteDietPlan']> = writingDietPlans(
  async ({ key, dietPlan, expectedVersion }, { call }) => {
    const query = omitUndefined({ expected_version: expectedVersion ?? undefined });
    await call(gym.deleteDiet, { key, params: { id: dbIdOf('DietPlan', dietPlan) }, query });
    return (tenant) => ({ __typename: 'DeleteDietPlanSuccess' as const, deletedId: dietPlan, tenant });
  },
);

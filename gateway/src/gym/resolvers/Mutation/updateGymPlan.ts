import { gym } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { planBody, writingPlan } from '../../plans.ts';

export const updateGymPlan: NonNullable<MutationResolvers['updateGymPlan']> = writingPlan(
  ({ key, plan, expectedVersion, ...entries }, { call }) => {
    const version = omitUndefined({ expected_version: expectedVersion ?? undefined });
    const body = { ...planBody(entries), ...version };
    return call(gym.updatePlan, { key, params: { id: dbIdOf('GymPlan', plan) }, body });
  },
);

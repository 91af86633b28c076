import { gym } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { durationsBody, writingPlan } from '../../plans.ts';

export const createGymPlan: NonNullable<MutationResolvers['createGymPlan']> = writingPlan(
  ({ key, name, durations }, { call }) =>
    call(gym.addPlan, { key, body: { name, durations: durationsBody(durations) } }),
);

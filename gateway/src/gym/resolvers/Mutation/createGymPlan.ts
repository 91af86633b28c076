import { gym } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { planBody, writingPlan } from '../../plans.ts';

export const createGymPlan: NonNullable<MutationResolvers['createGymPlan']> = writingPlan(
  ({ key, ...plan }, { call }) => call(gym.addPlan, { key, body: planBody(plan) }),
);

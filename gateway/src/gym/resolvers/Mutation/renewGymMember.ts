import { gym } from '@galla/upstream/contract';
import { dbIdOf, optionalDbId, uuidOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { writingMember } from '../../members.ts';

export const renewGymMember: NonNullable<MutationResolvers['renewGymMember']> = writingMember(
  ({ key, member, period, plan, duration }, { call }) => {
    const body = {
      id: dbIdOf('GymMember', member),
      period_id: uuidOf(period),
      subscription: optionalDbId('GymPlan', plan) ?? null,
      duration: dbIdOf('GymDuration', duration),
    };
    return call(gym.renewMember, { key, body });
  },
);

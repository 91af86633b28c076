import { gym } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { writingMember } from '../../members.ts';

export const freezeGymMember: NonNullable<MutationResolvers['freezeGymMember']> = writingMember(
  ({ key, member, from, to }, { call }) =>
    call(gym.freezeMember, { key, body: { id: dbIdOf('GymMember', member), from, to } }),
);

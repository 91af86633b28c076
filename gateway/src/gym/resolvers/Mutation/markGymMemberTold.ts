import { gym } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { WIRE_LIST, writingMember } from '../../members.ts';

export const markGymMemberTold: NonNullable<MutationResolvers['markGymMemberTold']> = writingMember(
  ({ key, member, list }, { call }) =>
    call(gym.toldMember, { key, body: { id: dbIdOf('GymMember', member), list: WIRE_LIST[list] } }),
);

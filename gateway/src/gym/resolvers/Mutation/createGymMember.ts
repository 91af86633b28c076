import { gym } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { memberBody, writingMember } from '../../members.ts';

export const createGymMember: NonNullable<MutationResolvers['createGymMember']> = writingMember(
  ({ key, ...entries }, { call }) => call(gym.addMember, { key, body: memberBody(entries) }),
);

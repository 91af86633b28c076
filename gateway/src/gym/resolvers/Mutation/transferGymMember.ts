import { gym } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { seenOf } from '../../cuts.ts';
import { writingMember } from '../../members.ts';

export const transferGymMember: NonNullable<MutationResolvers['transferGymMember']> = writingMember(
  ({ key, name, mobile, email, ...seen }, { call }) =>
    call(gym.transferMember, { key, body: { ...seenOf(seen), name, mobile, email: email ?? null } }),
);

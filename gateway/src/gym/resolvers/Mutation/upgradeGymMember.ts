import { rupees } from '@galla/domain';
import { gym } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { upgradeOf } from '../../cuts.ts';
import { writingMember } from '../../members.ts';

export const upgradeGymMember: NonNullable<MutationResolvers['upgradeGymMember']> = writingMember(
  ({ key, expectedCredit, expectedTotal, ...input }, { call }) => {
    const body = {
      ...upgradeOf(input),
      expected_credit: rupees(expectedCredit),
      expected_total: rupees(expectedTotal),
    };
    return call(gym.upgradeMember, { key, body });
  },
);

import { rupees } from '@galla/domain';
import { gym } from '@galla/upstream/contract';
import { wireMoneyMode } from '../../../billing/index.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { seenOf } from '../../cuts.ts';
import { writingMember } from '../../members.ts';

export const cancelGymMember: NonNullable<MutationResolvers['cancelGymMember']> = writingMember(
  ({ key, expectedCredit, expectedRest, settlement, refund, ...seen }, { call }) => {
    const body = {
      ...seenOf(seen),
      expected_credit: rupees(expectedCredit),
      expected_rest: rupees(expectedRest),
      settlement: settlement ?? null,
      refund_mode: refund ? wireMoneyMode(refund.mode, 'refund.mode') : null,
      refund_reference: refund?.reference ?? null,
      refund_bank: refund?.bank ?? null,
    };
    return call(gym.cancelMember, { key, body });
  },
);

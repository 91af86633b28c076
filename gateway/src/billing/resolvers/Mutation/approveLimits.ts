import { checkPin } from '@galla/domain';
import { billing } from '@galla/upstream/contract';
import { refuseOn } from '../../../refusals/refuseOn.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { pinRefusal } from '../../../session/index.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const approveLimits: NonNullable<MutationResolvers['approveLimits']> = withRefusals(
  async ({ pin }, { call }) => {
    refuseOn(checkPin(pin));
    const answer = await call(billing.approveLimits, { body: { pin } });
    return {
      __typename: 'ApproveLimitsSuccess',
      limitApproval: answer.limit_approval,
      approvedBy: answer.approved_by_name,
      until: answer.until,
    };
  },
  { mapError: pinRefusal },
);

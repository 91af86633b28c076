import { checkPin } from '@galla/domain';
import { session } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { refuseOn } from '../../../refusals/refuseOn.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { pinRefusal } from '../../refusals.ts';

export const confirmPin: NonNullable<MutationResolvers['confirmPin']> = withRefusals(
  async ({ pin }, { call }) => {
    refuseOn(checkPin(pin));
    const { confirmed_until: confirmedUntil } = await call(session.confirmPin, { body: { pin } });
    return { __typename: 'ConfirmPinSuccess', confirmedUntil };
  },
  { mapError: pinRefusal },
);

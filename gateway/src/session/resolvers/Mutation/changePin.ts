import { session } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

const inputField = fieldMapper({
  old_password: 'currentPin',
  password: 'newPin',
  password_confirmation: 'confirmation',
});

/** Checked only by upstream, which knows what is easy to guess. */
export const changePin: NonNullable<MutationResolvers['changePin']> = withRefusals(
  async ({ currentPin, newPin, confirmation }, { call, forgetPerson }) => {
    const { message } = await call(session.changePin, {
      body: { old_password: currentPin, password: newPin, password_confirmation: confirmation },
    });
    // The user's one-time PIN has been replaced.
    forgetPerson();
    return { __typename: 'ChangePinSuccess', message };
  },
  { inputField },
);

import { session } from '@galla/upstream/contract';
import { atInputFields, renamed } from '../../../refusals/atInputFields.ts';
import { refusable } from '../../../refusals/refusable.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

const inputField = renamed({
  old_password: 'currentPin',
  password: 'newPin',
  password_confirmation: 'confirmation',
});

/** Checked by upstream alone, which knows what is easy to guess. */
export const changePin: NonNullable<MutationResolvers['changePin']> = (
  _parent,
  { input: { currentPin, newPin, confirmation } },
  { call, forgetPerson },
) =>
  refusable(['InvalidInput'], () =>
    atInputFields(inputField, async () => {
      const { message } = await call(session.changePin, {
        body: { old_password: currentPin, password: newPin, password_confirmation: confirmation },
      });
      // A one-time PIN is none any more.
      forgetPerson();
      return { __typename: 'ChangePinSuccess' as const, message };
    }),
  );

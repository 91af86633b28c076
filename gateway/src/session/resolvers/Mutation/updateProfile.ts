import { session } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { meOf } from '../../me.ts';
import { profileBody, profileField } from '../../updateProfile.ts';

/** Checked only by upstream: whether GSTIN, PAN and state agree depends on the unchanged values, too. */
export const updateProfile: NonNullable<MutationResolvers['updateProfile']> = withRefusals(
  async (input, { call, forgetPerson }) => {
    const { message, data } = await call(session.updateProfile, {
      key: input.key,
      body: profileBody(input),
    });
    // The next read of the user gets the new values.
    forgetPerson();
    return { __typename: 'UpdateProfileSuccess', message, viewer: meOf(data) };
  },
  { inputField: profileField },
);

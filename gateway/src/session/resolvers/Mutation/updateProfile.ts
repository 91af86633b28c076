import { session } from '@galla/upstream/contract';
import { atInputFields } from '../../../refusals/atInputFields.ts';
import { refusable } from '../../../refusals/refusable.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { meOf } from '../../me.ts';
import { profileBody, profileField } from '../../updateProfile.ts';

/** Checked by upstream alone: whether GSTIN, PAN and state agree depends on what stays, too. */
export const updateProfile: NonNullable<MutationResolvers['updateProfile']> = (
  _parent,
  { input },
  { call, forgetPerson },
) =>
  refusable(['InvalidInput', 'PermissionDenied'], () =>
    atInputFields(profileField(input), async () => {
      const { message, data } = await call(session.updateProfile, {
        key: input.key,
        body: profileBody(input),
      });
      // Whoever asks next who it is gets the new one.
      forgetPerson();
      return { __typename: 'UpdateProfileSuccess' as const, message, viewer: meOf(data) };
    }),
  );

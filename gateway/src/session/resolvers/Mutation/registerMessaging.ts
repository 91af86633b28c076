import { session } from '@galla/upstream/contract';
import { refusable } from '../../../refusals/refusable.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const registerMessaging: NonNullable<MutationResolvers['registerMessaging']> = (
  _parent,
  { input: { messagingToken = null } },
  { call },
) =>
  refusable([], async () => {
    await call(session.registerMessaging, { body: { fcm_token: messagingToken } });
    return { __typename: 'RegisterMessagingSuccess' as const, registered: messagingToken !== null };
  });

import { session } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const registerMessaging: NonNullable<MutationResolvers['registerMessaging']> = withRefusals(
  async ({ messagingToken = null }, { call }) => {
    await call(session.registerMessaging, { body: { fcm_token: messagingToken } });
    return { __typename: 'RegisterMessagingSuccess', registered: messagingToken !== null };
  },
);

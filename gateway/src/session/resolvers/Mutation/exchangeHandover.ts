import { session } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const exchangeHandover: NonNullable<MutationResolvers['exchangeHandover']> = withRefusals(
  async ({ code }, { call, session: caller, signIn, viewer }) => {
    const { access_token: accessToken } = await call(session.exchangeHandover, {
      body: { code, device_token: caller.deviceToken ?? null },
    });
    signIn(accessToken);
    return { __typename: 'LoginSuccess', accessToken, viewer: await viewer() };
  },
);

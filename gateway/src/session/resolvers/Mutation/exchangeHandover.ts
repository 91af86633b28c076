import { session } from '@galla/upstream/contract';
import { refusable } from '../../../refusals/refusable.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const exchangeHandover: NonNullable<MutationResolvers['exchangeHandover']> = (
  _parent,
  { input: { code } },
  { call, session: caller, signIn, viewer },
) =>
  refusable([], async () => {
    const { access_token: accessToken } = await call(session.exchangeHandover, {
      body: { code, device_token: caller.deviceToken ?? null },
    });
    signIn(accessToken);
    return { __typename: 'LoginSuccess' as const, accessToken, viewer: await viewer() };
  });

import { session } from '@galla/upstream/contract';
import { refusable } from '../../../refusals/refusable.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const createHandover: NonNullable<MutationResolvers['createHandover']> = (_parent, _args, { call }) =>
  refusable([], async () => {
    const { code, expires_at: expiresAt } = await call(session.createHandover);
    return { __typename: 'CreateHandoverSuccess' as const, code, expiresAt };
  });

import { session } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const createHandover: NonNullable<MutationResolvers['createHandover']> = withRefusals(
  async ({ key }, { call }) => {
    const { code, expires_at: expiresAt } = await call(session.createHandover, { key });
    return { __typename: 'CreateHandoverSuccess', code, expiresAt };
  },
);

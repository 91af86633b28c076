import { session } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const endOtherSessions: NonNullable<MutationResolvers['endOtherSessions']> = withRefusals(
  async (_input, { call }) => {
    const { ended } = await call(session.endOtherSessions);
    return { __typename: 'EndSessionsSuccess', ended };
  },
);

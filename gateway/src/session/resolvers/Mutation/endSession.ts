import { session } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { uuidOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const endSession: NonNullable<MutationResolvers['endSession']> = withRefusals(
  async (input, { call }) => {
    await call(session.endSession, { body: { session_id: uuidOf(input.session) } });
    return { __typename: 'EndSessionsSuccess', ended: 1 };
  },
);

import { session } from '@galla/upstream/contract';
import { refusable } from '../../../refusals/refusable.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const endOtherSessions: NonNullable<MutationResolvers['endOtherSessions']> = (
  _parent,
  _args,
  { call },
) =>
  refusable([], async () => {
    const { ended } = await call(session.endOtherSessions);
    return { __typename: 'EndSessionsSuccess' as const, ended };
  });

import { session } from '@galla/upstream/contract';
import { refusable } from '../../../refusals/refusable.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const endSession: NonNullable<MutationResolvers['endSession']> = (_parent, { input }, { call }) =>
  refusable(['NotFound'], async () => {
    await call(session.endSession, { body: { session_id: dbIdOf('Session', input.session) } });
    return { __typename: 'EndSessionsSuccess' as const, ended: 1 };
  });

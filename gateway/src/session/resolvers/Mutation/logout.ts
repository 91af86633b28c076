import { session } from '@galla/upstream/contract';
import type { Context } from '../../../context.ts';
import { RefusalError } from '../../../refusals/RefusalError.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const logout: NonNullable<MutationResolvers['logout']> = async (_parent, _args, context) => {
  if (context.session.token !== undefined) await end(context);
  return { loggedOut: true };
};

/** Ends the session at upstream; an already ended one is fine. */
async function end(context: Context) {
  try {
    await context.call(session.logout);
  } catch (error) {
    const isOver = error instanceof RefusalError && error.refusal.code === 'UNAUTHENTICATED';
    if (!isOver) throw error;
  }
  context.signOut();
}

import { RefusalError } from '../../../refusals/RefusalError.ts';
import type { QueryResolvers } from '../../../types.generated.ts';

export const viewer: NonNullable<QueryResolvers['viewer']> = async (_parent, _args, context) => {
  if (context.session.token === undefined) return null;
  try {
    return await context.viewer();
  } catch (error) {
    if (error instanceof RefusalError && error.refusal.code === 'UNAUTHENTICATED') return null;
    throw error;
  }
};

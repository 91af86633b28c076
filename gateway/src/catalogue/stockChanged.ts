import { refusalFields } from '../refusals/arms.ts';
import type { RefusalError } from '../refusals/RefusalError.ts';

/** Stock was sold or corrected since the client saw it: answers the current stock. */
export function stockChanged(error: RefusalError) {
  const { available } = error.details;
  if (error.refusal.code !== 'CHANGED_MEANWHILE' || available === undefined) return undefined;
  return {
    __typename: 'ChangedMeanwhile' as const,
    ...refusalFields(error),
    currentStock: String(available),
  };
}

import { GraphFailure } from './failure.ts';

/**
 * What a band tells of a failure beside its title: the sentence of the server or of the way to it, and the id by which the
 * server's log knows the request. Nothing of what is no failure of the graph; no id where no request may have arrived.
 */
export function toldOf(error: unknown): { message?: string; requestId?: string } {
  if (!(error instanceof GraphFailure)) return {};
  const { message, requestId, unknownOutcome } = error;
  return unknownOutcome ? { message } : { message, requestId };
}

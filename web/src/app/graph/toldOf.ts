import { GraphFailure } from './failure.ts';

/**
 * Details of a failure below its title: the message, and the request id in the server's log. Empty unless the
 * failure is the graph's; no id if the request may not have arrived.
 */
export function toldOf(error: unknown): { message?: string; requestId?: string } {
  if (!(error instanceof GraphFailure)) return {};
  const { message, requestId, unknownOutcome } = error;
  return unknownOutcome ? { message } : { message, requestId };
}

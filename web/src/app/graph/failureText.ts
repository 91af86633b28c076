import { formatMessage, type MessageKey } from '@galla/domain';
import { GraphFailure } from './failure.ts';

/**
 * The sentence for a write that brought no answer: what the server or the way to it said, else the specification's
 * "Failed to …" of the act.
 */
export const failureText = (error: unknown, failed: MessageKey): string =>
  error instanceof GraphFailure && error.code !== 'INTERNAL' ? error.message : formatMessage(failed);

import { formatMessage, type MessageKey } from '@galla/domain';
import { GraphFailure } from './failure.ts';

/**
 * The sentence for a write that failed without an answer: the server's or the network layer's message if there is
 * one, otherwise the specification's "Failed to …" for that action.
 */
export const failureText = (error: unknown, failed: MessageKey): string =>
  error instanceof GraphFailure && error.code !== 'INTERNAL' ? error.message : formatMessage(failed);

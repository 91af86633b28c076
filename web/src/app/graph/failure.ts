import { formatMessage, type RefusalCode } from '@galla/domain';
import { tellRenewed } from '../version/renewed.ts';

/** Client-side failures, in addition to the server's codes. */
export type FailureCode = RefusalCode | 'FORBIDDEN' | 'UNKNOWN_OPERATION';

/** An operation that returned no data. `message` is a sentence for users. */
export class GraphFailure extends Error {
  override readonly name: string = 'GraphFailure';
  readonly code: FailureCode;
  /** The request's id in the server's log. */
  readonly requestId: string;
  /** Whether the request may have been carried out although no answer arrived. */
  readonly unknownOutcome: boolean;

  constructor(code: FailureCode, message: string, requestId: string, unknownOutcome = false) {
    super(message);
    this.code = code;
    this.requestId = requestId;
    this.unknownOutcome = unknownOutcome;
  }
}

/** There is no session, or it has ended (spec 1 §8). The caller stops; the frame redirects to the login. */
export class Unauthorized extends GraphFailure {
  override readonly name = 'Unauthorized';

  constructor(message: string, requestId: string) {
    super('UNAUTHENTICATED', message, requestId);
  }
}

/** No answer: the server is down, there is no network, or it took too long. */
export const unreachable = (requestId: string): GraphFailure =>
  new GraphFailure('UPSTREAM_UNAVAILABLE', formatMessage('faults.unreachable'), requestId, true);

/**
 * Every try of a write ended, and at least one that may have been carried out got no answer. A try without a network
 * may have been carried out too: the network can be lost after the request was sent.
 */
export const unsure = (requestId: string): GraphFailure =>
  new GraphFailure(
    'UPSTREAM_UNAVAILABLE',
    formatMessage(navigator.onLine ? 'faults.unsure' : 'faults.unsureOffline'),
    requestId,
    true,
  );

/** The operation is unknown to the server because the client is older. The update notice is shown separately. */
export function outdated(requestId: string): GraphFailure {
  tellRenewed();
  return new GraphFailure('UNKNOWN_OPERATION', formatMessage('shell.renewed'), requestId);
}

/** The answer is not JSON, or was truncated. */
export const notJson = (requestId: string): GraphFailure =>
  new GraphFailure('UPSTREAM_INVALID', formatMessage('faults.notJson'), requestId, true);

const PASSING: ReadonlySet<FailureCode | undefined> = new Set([
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_INVALID',
  'INTERNAL',
]);

/** Whether the failure is transient (network or server), so that retrying may succeed. */
export const isPassing = (code: FailureCode | undefined): boolean => PASSING.has(code);

import { formatMessage, type RefusalCode } from '@galla/domain';
import { tellRenewed } from '../version/renewed.ts';

/** What can go wrong on the way, beside the codes that the server gives. */
export type FailureCode = RefusalCode | 'FORBIDDEN' | 'UNKNOWN_OPERATION';

/** An operation that brought no data. `message` is a sentence for people. */
export class GraphFailure extends Error {
  override readonly name: string = 'GraphFailure';
  readonly code: FailureCode;
  /** The id under which the server's log knows this request. */
  readonly requestId: string;
  /** Whether the request may have been carried out although no answer came. */
  readonly unknownOutcome: boolean;

  constructor(code: FailureCode, message: string, requestId: string, unknownOutcome = false) {
    super(message);
    this.code = code;
    this.requestId = requestId;
    this.unknownOutcome = unknownOutcome;
  }
}

/** There is no session, or none any more (spec 1 §8): whoever waits for the answer stops, the frame leads to the login. */
export class Unauthorized extends GraphFailure {
  override readonly name = 'Unauthorized';

  constructor(message: string, requestId: string) {
    super('UNAUTHENTICATED', message, requestId);
  }
}

/** No answer at all: down, no network, or too slow. */
export const unreachable = (requestId: string): GraphFailure =>
  new GraphFailure('UPSTREAM_UNAVAILABLE', formatMessage('faults.unreachable'), requestId, true);

/** All tries of a write ended, and one that may have been carried out was not answered. */
export const unsure = (requestId: string): GraphFailure =>
  new GraphFailure('UPSTREAM_UNAVAILABLE', formatMessage('faults.unsure'), requestId, true);

/** An operation of an older Galla than the server's, which is told beside whatever waits for the answer. */
export function outdated(requestId: string): GraphFailure {
  tellRenewed();
  return new GraphFailure('UNKNOWN_OPERATION', formatMessage('shell.renewed'), requestId);
}

/** An answer that is not JSON, or was cut off. */
export const notJson = (requestId: string): GraphFailure =>
  new GraphFailure('UPSTREAM_INVALID', formatMessage('faults.notJson'), requestId, true);

const PASSING: ReadonlySet<FailureCode | undefined> = new Set([
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_INVALID',
  'INTERNAL',
]);

/** Whether a failure is of the way or of the moment: another try may bring what failed; all else fails again. */
export const isPassing = (code: FailureCode | undefined): boolean => PASSING.has(code);

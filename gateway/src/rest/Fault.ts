import { refuse, type Params, type RefusalCode } from '@galla/domain';
import { RefusalError, type Details } from '../refusals/RefusalError.ts';

/**
 * What went wrong with a call for a reason that lies in the service:
 * - `unreachable`: refused, reset, timed out, 502 to 504, or the breaker is open
 * - `cut`: the answer broke off
 * - `invalid`: an answer, but not the one of the contract
 * - `failed`: 500
 * - `busy`: 429
 */
export type FaultKind = 'unreachable' | 'cut' | 'invalid' | 'failed' | 'busy';

const CODES: Record<FaultKind, RefusalCode> = {
  unreachable: 'UPSTREAM_UNAVAILABLE',
  cut: 'UPSTREAM_INVALID',
  invalid: 'UPSTREAM_INVALID',
  failed: 'INTERNAL',
  busy: 'TOO_MANY_REQUESTS',
};

interface FaultOptions {
  /** Upstream may have done what was asked: the caller has to look before asking again. */
  unsure?: boolean;
  /** Seconds until upstream wants to be asked again. */
  retryAfter?: number;
  /** A message of upstream's that is safe to show. */
  message?: string;
  /** Asking again at once is of no use. */
  isFinal?: boolean;
  cause?: unknown;
}

/** A fault of the service, told to the caller as a GraphQL error. */
export class Fault extends RefusalError {
  readonly kind: FaultKind;
  readonly unsure: boolean;
  readonly isFinal: boolean;
  readonly retryAfter: number | undefined;

  constructor(
    kind: FaultKind,
    { unsure = false, isFinal = false, retryAfter, message, cause }: FaultOptions = {},
  ) {
    const params: Params | undefined = retryAfter === undefined ? undefined : { n: retryAfter };
    const data = refuse(CODES[kind], params);
    const details: Details = retryAfter === undefined ? {} : { retry_after: retryAfter };
    super(message === undefined ? data : { ...data, message }, details, cause);
    this.kind = kind;
    this.unsure = unsure;
    this.isFinal = isFinal;
    this.retryAfter = retryAfter;
  }

  override get extensions() {
    return {
      ...super.extensions,
      ...(this.unsure && { unsure: true }),
      ...(this.retryAfter !== undefined && { retryAfter: this.retryAfter }),
    };
  }
}

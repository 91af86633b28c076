import { refuse, type Params, type RefusalCode } from '@galla/domain';
import { RefusalError, type Details } from '../refusals/RefusalError.ts';

/**
 * Why a call failed on the side of the service:
 * - `unreachable`: refused, reset, timed out, 502 to 504, or the breaker is open
 * - `cut`: the answer broke off
 * - `invalid`: an answer that does not fit the contract
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
  /** Upstream may have executed the request: the caller has to check before repeating it. */
  unsure?: boolean;
  /** Seconds after which upstream accepts another attempt. */
  retryAfter?: number;
  /** A message from upstream that is safe to show. */
  message?: string;
  /** An immediate retry is pointless. */
  isFinal?: boolean;
  cause?: unknown;
}

/** A fault of the service, reported to the caller as a GraphQL error. */
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

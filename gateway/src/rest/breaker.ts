import type { Clock } from './clock.ts';

/** Permission for one call; `record` reports its outcome. */
export interface Ticket {
  /** A probe for whether the service is back. */
  readonly probe: boolean;
}

/**
 * A circuit breaker: opens when half of the last 20 calls failed within 10 s, and lets one probe through after 5 s.
 * If the probe succeeds it closes, else it waits another 5 s. While open, calls are refused at once.
 */
export interface Breaker {
  /** Undefined while no call may be sent. */
  admit(): Ticket | undefined;
  record(ticket: Ticket, succeeded: boolean): void;
  readonly isOpen: boolean;
}

const CALLS = 20;
const FAILED = CALLS / 2;
const WITHIN = 10_000;
const PAUSE = 5_000;

const NORMAL: Ticket = { probe: false };
const PROBE: Ticket = { probe: true };

export function makeBreaker(clock: Clock): Breaker {
  let outcomes: { at: number; succeeded: boolean }[] = [];
  /** When it opened, or when the last probe was sent. */
  let waitingSince: number | undefined;

  function admit(): Ticket | undefined {
    if (waitingSince === undefined) return NORMAL;
    if (clock.now() - waitingSince < PAUSE) return undefined;
    waitingSince = clock.now();
    return PROBE;
  }

  function record({ probe }: Ticket, succeeded: boolean): void {
    if (waitingSince === undefined) return count(succeeded);
    // Calls in flight when it opened carry no new information.
    if (!probe) return;
    if (succeeded) close();
    else waitingSince = clock.now();
  }

  function count(succeeded: boolean) {
    const at = clock.now();
    outcomes.push({ at, succeeded });
    if (outcomes.length > CALLS) outcomes.shift();
    if (succeeded || outcomes.length < CALLS) return;
    const failed = outcomes.filter((outcome) => !outcome.succeeded).length;
    const isRecent = at - (outcomes[0]?.at ?? at) <= WITHIN;
    if (isRecent && failed >= FAILED) waitingSince = at;
  }

  function close() {
    waitingSince = undefined;
    outcomes = [];
  }

  return {
    admit,
    record,
    get isOpen() {
      return waitingSince !== undefined;
    },
  };
}

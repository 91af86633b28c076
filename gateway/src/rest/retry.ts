import type { Repeat } from '@galla/upstream/contract';
import { RefusalError } from '../refusals/RefusalError.ts';
import type { Clock } from './clock.ts';
import { Fault } from './Fault.ts';

/** At most that many sendings after the first. */
const MAX_RETRIES = 2;
/** The first pause in milliseconds; doubled for the second, and spread so that not all come back at once. */
const PAUSE = 200;
/** The longest pause that upstream may ask for, in seconds. */
const MAX_RETRY_AFTER = 10;

/**
 * Makes a call, and makes it again after a fault that may pass: only what is safe to repeat, or carries a key by
 * which upstream knows it again. The HTTP library's own retries are not used, since they repeat every PUT and
 * DELETE. `deadline` is the clock's time by which the caller has an answer.
 */
export async function withRetries<T>(
  repeat: Repeat,
  clock: Clock,
  deadline: number,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const pause = repeat === 'never' ? undefined : pauseAfter(error, retries, clock);
      if (pause === undefined || clock.now() + pause >= deadline) throw error;
      await clock.sleep(pause);
    }
  }
}

/** Milliseconds until the next try; undefined when there is none. */
function pauseAfter(error: unknown, retries: number, clock: Clock): number | undefined {
  if (retries >= MAX_RETRIES) return undefined;
  const usual = PAUSE * 2 ** retries * (0.5 + clock.random());
  if (!(error instanceof Fault)) return isStillRunning(error) ? usual * 2 : undefined;
  switch (error.kind) {
    case 'unreachable':
    case 'cut':
      return error.isFinal ? undefined : usual;
    case 'failed':
      return retries === 0 ? usual : undefined;
    case 'busy': {
      const seconds = error.retryAfter ?? 1;
      return seconds <= MAX_RETRY_AFTER ? seconds * 1000 : undefined;
    }
    default:
      return undefined;
  }
}

/** The first sending of a keyed write may still be at work when the second arrives. */
function isStillRunning(error: unknown): boolean {
  return error instanceof RefusalError && error.refusal.code === 'STILL_RUNNING';
}

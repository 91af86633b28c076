import type { Repeat } from '@galla/upstream/contract';
import { RefusalError } from '../refusals/RefusalError.ts';
import type { Clock } from './clock.ts';
import { Fault } from './Fault.ts';

/** Maximum retries. */
const MAX_RETRIES = 2;
/** First pause in milliseconds; doubled for the second, with jitter so that clients do not return all at once. */
const PAUSE = 200;
/** Longest accepted Retry-After of upstream, in seconds. */
const MAX_RETRY_AFTER = 10;

/**
 * Retries a call after a transient fault, if it is safe to repeat or carries an idempotency key. The HTTP library's
 * own retries are not used because they repeat every PUT and DELETE. `deadline` is the time on the clock by which
 * the caller gets an answer.
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

/** Milliseconds until the next try; undefined for no further try. */
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

/** The first attempt of a keyed write may still be running when the second arrives. */
function isStillRunning(error: unknown): boolean {
  return error instanceof RefusalError && error.refusal.code === 'STILL_RUNNING';
}

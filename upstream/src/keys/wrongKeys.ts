import type { FastifyBaseLogger } from 'fastify';

const MINUTE = 60_000;

/** Wrong keys per IP address within ten minutes before it has to wait. */
export const WRONG_OF_ADDRESS = { most: 20, within: 10 * MINUTE };
/** Wrong keys in total within an hour before an alarm is logged. */
export const WRONG_ALARM = { most: 1_000, within: 60 * MINUTE };
/** Minimum interval between alarms. */
const ALARM_EVERY = MINUTE;
/** Maximum number of remembered IP addresses; above it the oldest are dropped. */
const MOST_ADDRESSES = 10_000;

interface Count {
  since: number;
  wrong: number;
}

/**
 * Counts wrong API keys. A secret of 256 bits can't be guessed; this limits the load of attempts and alerts the
 * operator. A valid key is never refused because of wrong ones from the same address.
 */
export class WrongKeys {
  readonly #ofAddress = new Map<string, Count>();
  #all: Count = { since: Number.NEGATIVE_INFINITY, wrong: 0 };
  #lastAlarm = Number.NEGATIVE_INFINITY;

  /** Counts a wrong key; returns the seconds that the address must wait, 0 for none. */
  count(address: string, now: Date, log: FastifyBaseLogger): number {
    this.#alarm(now.getTime(), log);
    const { most, within } = WRONG_OF_ADDRESS;
    const known = this.#ofAddress.get(address);
    const count = this.#next(known, now.getTime(), within);
    this.#ofAddress.delete(address);
    this.#ofAddress.set(address, count);
    if (this.#ofAddress.size > MOST_ADDRESSES) {
      const [oldest] = this.#ofAddress.keys();
      if (oldest !== undefined) this.#ofAddress.delete(oldest);
    }
    return count.wrong <= most ? 0 : Math.max(1, Math.ceil((count.since + within - now.getTime()) / 1000));
  }

  #next(count: Count | undefined, now: number, within: number): Count {
    return count && now - count.since < within
      ? { since: count.since, wrong: count.wrong + 1 }
      : { since: now, wrong: 1 };
  }

  #alarm(now: number, log: FastifyBaseLogger): void {
    this.#all = this.#next(this.#all, now, WRONG_ALARM.within);
    if (this.#all.wrong < WRONG_ALARM.most || now - this.#lastAlarm < ALARM_EVERY) return;
    this.#lastAlarm = now;
    const { most: wrong, within } = WRONG_ALARM;
    log.error({ alarm: 'API key guessing', wrong, within }, 'many wrong API keys');
  }
}

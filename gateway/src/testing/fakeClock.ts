import type { Clock } from '../rest/clock.ts';

/** A clock that only moves when told; sleeping moves it. */
export interface FakeClock extends Clock {
  pass(milliseconds: number): void;
  /** The length of each sleep, in milliseconds. */
  readonly slept: readonly number[];
  /** Number of calls of `after`. */
  readonly scheduled: number;
}

export function fakeClock(): FakeClock {
  let now = 1_000_000;
  let scheduled = 0;
  const slept: number[] = [];
  const waiting = new Map<number, { at: number; act: () => void }>();

  function pass(milliseconds: number): void {
    now += milliseconds;
    for (const [key, { at, act }] of waiting) {
      if (at > now) continue;
      waiting.delete(key);
      act();
    }
  }

  return {
    slept,
    get scheduled() {
      return scheduled;
    },
    now: () => now,
    random: () => 0.5,
    pass,
    async sleep(milliseconds) {
      slept.push(milliseconds);
      pass(milliseconds);
    },
    after(milliseconds, act) {
      scheduled += 1;
      const key = scheduled;
      waiting.set(key, { at: now + milliseconds, act });
      return () => void waiting.delete(key);
    },
  };
}

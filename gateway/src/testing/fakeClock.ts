import type { Clock } from '../rest/clock.ts';

/** A clock that stands still until it is moved; sleeping moves it. */
export interface FakeClock extends Clock {
  pass(milliseconds: number): void;
  /** How long each sleep was, in milliseconds. */
  readonly slept: readonly number[];
}

export function fakeClock(): FakeClock {
  let now = 1_000_000;
  const slept: number[] = [];
  return {
    slept,
    now: () => now,
    random: () => 0.5,
    pass(milliseconds) {
      now += milliseconds;
    },
    async sleep(milliseconds) {
      slept.push(milliseconds);
      now += milliseconds;
    },
  };
}

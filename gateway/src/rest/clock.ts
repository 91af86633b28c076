/** Time and randomness, so that tests of limits, retries and the breaker depend on neither. */
export interface Clock {
  /** Monotonic milliseconds. */
  now(): number;
  /** Resolves after `ms` milliseconds. */
  sleep(ms: number): Promise<void>;
  /** Runs `act` after `ms` milliseconds, unless the returned function cancels it. */
  after(ms: number, act: () => void): () => void;
  /** From 0 to below 1. */
  random(): number;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

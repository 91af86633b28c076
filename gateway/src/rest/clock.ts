/** Time and chance, so that tests of limits, of retries and of the breaker need neither. */
export interface Clock {
  /** Milliseconds since some start; never goes back. */
  now(): number;
  /** Resolves after `ms` milliseconds. */
  sleep(ms: number): Promise<void>;
  /** Does something after `ms` milliseconds, unless what it answers is called before. */
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

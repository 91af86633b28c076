/** Something that runs until it is stopped. */
export interface Stoppable {
  stop: () => Promise<void>;
}

/** Everything a run has started, to be stopped in the right order. */
export interface Lifetime {
  /** Aborted when shutdown begins; nothing new may be started after that. */
  signal: AbortSignal;
  /** Starts something and owns it: last started, first stopped. Never settles once shutdown has begun. */
  adopt: <T extends Stoppable>(start: () => T | Promise<T>) => Promise<T>;
  /** Stops everything and exits the process. Further calls have no effect. */
  end: (code: number) => Promise<void>;
}

/** Longest graceful shutdown in milliseconds; the next start cleans up whatever was left running. */
const LONGEST_STOP = 10_000;

/** Begins a lifetime that ends gracefully on SIGTERM, SIGINT or SIGHUP. */
export function beginLifetime(leave = (code: number): void => process.exit(code)): Lifetime {
  const ending = new AbortController();
  const adopted: Promise<Stoppable>[] = [];
  let ended: Promise<void> | undefined;

  async function stopAll(code: number): Promise<void> {
    ending.abort();
    setTimeout(() => leave(1), LONGEST_STOP).unref();
    for (const starting of adopted.toReversed()) {
      const one = await starting.catch(() => undefined);
      await one?.stop().catch((error: unknown) => console.error(String(error)));
    }
    leave(code);
  }

  const end = (code: number) => (ended ??= stopAll(code));
  // A signal to the process group arrives twice (from the terminal and from pnpm): the second one must not force the
  // exit.
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(name, () => void end(0));

  return {
    signal: ending.signal,
    async adopt<T extends Stoppable>(start: () => T | Promise<T>) {
      const never = new Promise<never>(() => {});
      if (ending.signal.aborted) return never;
      const starting = Promise.resolve().then(start);
      adopted.push(starting);
      const one = await starting;
      // The caller must not continue to its next step during shutdown.
      return ending.signal.aborted ? never : one;
    },
    end,
  };
}

/** Something that runs until it is stopped. */
export interface Stoppable {
  stop: () => Promise<void>;
}

/** What a run has started, so that it ends in the right order however it ends. */
export interface Lifetime {
  /** Aborted as soon as the end begins: nothing new may be started. */
  signal: AbortSignal;
  /** Starts something and takes charge of it: last started, first stopped. Never settles once the end has begun. */
  adopt: <T extends Stoppable>(start: () => T | Promise<T>) => Promise<T>;
  /** Stops everything and leaves the process. A second call changes nothing. */
  end: (code: number) => Promise<void>;
}

/** Longest graceful stop; what is left then is on its own, and the next start tidies up after it. */
const LONGEST_STOP = 10_000;

/** Begins a lifetime that ends, gracefully, with SIGTERM, SIGINT or SIGHUP. */
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
  // A signal to the process group comes twice (from the terminal and from pnpm): the second must not force the end.
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(name, () => void end(0));

  return {
    signal: ending.signal,
    async adopt<T extends Stoppable>(start: () => T | Promise<T>) {
      const never = new Promise<never>(() => {});
      if (ending.signal.aborted) return never;
      const starting = Promise.resolve().then(start);
      adopted.push(starting);
      const one = await starting;
      // Whatever would have come next must not be started any more.
      return ending.signal.aborted ? never : one;
    },
    end,
  };
}

/** Limits concurrency: runs at most `most` tasks at once; the others wait in order. */
export function limited(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Passes the slot on instead of freeing it, so that no later task can overtake.
      if (next) next();
      else running -= 1;
    }
  };
}

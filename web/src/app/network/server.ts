/** Interval between checks of an unreachable server: short enough for a queue at the counter. */
const RETRY_MS = 5_000;

/**
 * Whether Galla's server answers now. `onLine` is not enough: the device may be connected to a router without
 * internet.
 */
export async function serverAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
  return answer?.ok === true;
}

/** Resolves when the network returns or after the interval. */
const nextTry = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(end, RETRY_MS);
    addEventListener('online', end);
    function end(): void {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    }
  });

const isAborted = (signal: AbortSignal | undefined): boolean => signal?.aborted === true;

/** Waits until the server answers. @returns true, or false when aborted. */
export async function serverBack(signal?: AbortSignal): Promise<boolean> {
  if (isAborted(signal)) return false;
  if (await serverAnswers()) return !isAborted(signal);
  await nextTry();
  return serverBack(signal);
}

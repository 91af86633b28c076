/** How often a server that did not answer is asked again: often enough for a queue at the counter. */
const RETRY_MS = 5_000;

/** Whether Galla's server answers just now. `onLine` alone does not tell: a cable can end at a router without a network. */
export async function serverAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
  return answer?.ok === true;
}

/** The network came, or a while has passed. */
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

/** Waits until the server answers. @returns whether it does: false when nobody waits any more. */
export async function serverBack(signal?: AbortSignal): Promise<boolean> {
  if (isAborted(signal)) return false;
  if (await serverAnswers()) return !isAborted(signal);
  await nextTry();
  return serverBack(signal);
}

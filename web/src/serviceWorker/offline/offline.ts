/**
 * Script of the offline page: applies the chosen colour mode, handles Retry, and reloads as soon as the
 * server is reachable.
 */
import { startColours } from '../../app/colour/colourMode.ts';

/** Polling interval: short enough for a queue at the counter, at negligible network load. */
const LOOK_MS = 5_000;

const reload = (): void => location.reload();

async function lookForServer(): Promise<void> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok === true) reload();
}

startColours();
document.querySelector('button')?.addEventListener('click', reload);
addEventListener('online', reload);
setInterval(() => void lookForServer(), LOOK_MS);

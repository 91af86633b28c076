/** The offline page's own script: the colours somebody chose, Retry, and the way back as soon as there is one. */
import { startColours } from '../../app/colour/colourMode.ts';

/** How often the server is looked for: often enough for a queue at the counter, and next to nothing for the network. */
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

import type { VersionMessage } from './newVersion.ts';
import { scope } from './scope.ts';

/** Takes over at once: a worker that answers only with what has a hash in its name fits pages of every version. */
const takeOver = async (): Promise<void> => {
  // The request for the page goes out while the worker starts.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
  const message: VersionMessage = { type: 'galla.version', scripts: GALLA_SCRIPTS };
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
};

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));

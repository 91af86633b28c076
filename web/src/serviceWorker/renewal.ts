import type { VersionMessage } from './newVersion.ts';
import { scope } from './scope.ts';

/**
 * Takes over at once. That is safe because cached responses are limited to files with a hash in their name,
 * which fit pages of any version.
 */
const takeOver = async (): Promise<void> => {
  // Starts the page's request while the worker starts up.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
  const message: VersionMessage = { type: 'galla.version', scripts: GALLA_SCRIPTS };
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
};

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));

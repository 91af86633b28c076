import { CODE_LOCK, codeCacheOf, isCodeCache, isKeepCodeMessage } from './keptCode.ts';
import { scope } from './scope.ts';

const CACHE = codeCacheOf(GALLA_SCRIPTS);
const FILES: ReadonlySet<string> = new Set(
  GALLA_TILL.map((path) => new URL(path, scope.location.origin).href),
);

/** Opens the cache only if it exists: pages create it after sign-in, and delete it on logout. */
const openCache = (): Promise<Cache | undefined> =>
  scope.navigator.locks.request(CODE_LOCK, async () =>
    (await scope.caches.has(CACHE)) ? scope.caches.open(CACHE) : undefined,
  );

/**
 * One file at a time, so that the shop's own requests do not wait. Missing files are fetched the next time.
 */
const fill = async (): Promise<void> => {
  const cache = await openCache();
  if (cache === undefined) return;
  for (const file of FILES) {
    if ((await cache.match(file)) === undefined) await cache.add(new Request(file, { priority: 'low' }));
  }
};

const kept = (request: Request): Promise<Response | undefined> =>
  scope.caches.match(request, { cacheName: CACHE, ignoreVary: true }).catch(() => undefined);

const answer = async (request: Request): Promise<Response> =>
  (await kept(request)) ?? fetch(request).catch(() => Response.error());

const dropOlder = async (): Promise<void> => {
  const names = await scope.caches.keys();
  const older = names.filter((name) => isCodeCache(name) && name !== CACHE);
  await Promise.all(older.map((name) => scope.caches.delete(name)));
};

scope.addEventListener('message', (event) => {
  if (isKeepCodeMessage(event.data)) event.waitUntil(fill().catch(() => undefined));
});
scope.addEventListener('fetch', (event) => {
  if (FILES.has(event.request.url)) event.respondWith(answer(event.request));
});
scope.addEventListener('activate', (event) => event.waitUntil(dropOlder()));

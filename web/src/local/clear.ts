import { CODE_LOCK } from '../serviceWorker/keptCode.ts';

/**
 * Deletes every database and cache of this site. Does not use Dexie, so that signing out needs neither its code nor
 * an open database.
 */
export async function clearLocal(): Promise<void> {
  const { closeDatabase } = await import('./open.ts');
  closeDatabase();
  // Some browsers provide neither in private windows.
  const databases = typeof indexedDB === 'undefined' ? [] : await indexedDB.databases();
  await Promise.all([
    ...databases.map(({ name }) => (name === undefined ? undefined : deleteDatabase(name))),
    typeof caches === 'undefined' ? undefined : navigator.locks.request(CODE_LOCK, deleteCaches),
  ]);
}

async function deleteCaches(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    // Another tab may still have it open: it is deleted once that tab closes it.
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => resolve());
    request.addEventListener('blocked', () => resolve());
  });

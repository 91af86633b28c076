import { afterEach, expect, test, vi } from 'vitest';
import { clearLocal } from './clear.ts';

const request = (_name: string, act: () => Promise<void>) => act();

afterEach(() => vi.unstubAllGlobals());

test('deletes every database and cache of the site, and does not wait for another tab', async () => {
  const deleted: string[] = [];
  vi.stubGlobal('indexedDB', {
    databases: async () => [{ name: 'galla' }, { name: 'other' }],
    deleteDatabase: (name: string) => {
      deleted.push(name);
      const request = new EventTarget();
      queueMicrotask(() => request.dispatchEvent(new Event(name === 'other' ? 'blocked' : 'success')));
      return request;
    },
  });
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
  vi.stubGlobal('caches', {
    keys: async () => ['pages'],
    delete: async (name: string) => deleted.push(name) > 0,
  });
  await clearLocal();
  expect(deleted.toSorted()).toEqual(['galla', 'other', 'pages']);
});

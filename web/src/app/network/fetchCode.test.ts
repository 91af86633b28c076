import { afterEach, expect, test, vi } from 'vitest';
import { hostToasts } from '../toast/toast.ts';
import { fetchCode } from './fetchCode.ts';

const gone = () => new TypeError('Failed to fetch dynamically imported module: /assets/Cart.js');

const shown: string[] = [];
hostToasts({
  show: ({ text }) => shown.push(text),
  clear: () => undefined,
  settle: () => void shown.splice(0),
});

function network(on: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(on);
  vi.stubGlobal('fetch', () =>
    on ? Promise.resolve(new Response('ok')) : Promise.reject(new TypeError('away')),
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  shown.splice(0);
});

test('waits for the network, says so, and fetches then', async () => {
  network(false);
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(gone()).mockResolvedValueOnce('code');
  const code = fetchCode(load);
  await vi.waitFor(() => expect(shown).toEqual(['No internet connection. This opens when it is back.']));
  network(true);
  dispatchEvent(new Event('online'));
  expect(await code).toBe('code');
  expect(shown).toEqual([]);
});

test('code that is gone although the server answers is told to the screen', async () => {
  network(true);
  await expect(fetchCode(() => Promise.reject(gone()))).rejects.toThrow('dynamically imported');
});

test('a mistake in the code is not waited for', async () => {
  network(false);
  await expect(fetchCode(() => Promise.reject(new TypeError('x is undefined')))).rejects.toThrow(
    'x is undefined',
  );
});

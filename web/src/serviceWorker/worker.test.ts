import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

const SCRIPTS = '/assets/runtime-A1a2c3d4.js /assets/frame-B1a2c3d4.js';
const claim = vi.fn<() => Promise<void>>();
const skipWaiting = vi.fn<() => Promise<void>>();
const enable = vi.fn<() => Promise<void>>();
const post = vi.fn<(message: unknown) => void>();
const network = vi.fn<(request: unknown) => Promise<unknown>>();

beforeAll(async () => {
  vi.stubGlobal('GALLA_OFFLINE', { page: '<h1>No connection</h1>', policy: "default-src 'none'" });
  vi.stubGlobal('GALLA_SCRIPTS', SCRIPTS);
  vi.stubGlobal('GALLA_TILL', []);
  vi.stubGlobal('clients', { claim, matchAll: async () => [{ postMessage: post }] });
  vi.stubGlobal('registration', { navigationPreload: { enable } });
  vi.stubGlobal('skipWaiting', skipWaiting);
  vi.stubGlobal('caches', { keys: async () => [] });
  vi.stubGlobal('fetch', network);
  await import('./worker.ts');
});

beforeEach(() => vi.clearAllMocks());

interface Asked {
  mode: string;
  method: string;
}

/** The worker's response; undefined if it leaves the request to the browser. */
function ask(request: Asked, preloadResponse?: Promise<Response>): Promise<Response> | undefined {
  let answer: Promise<Response> | undefined;
  const respondWith = (promise: Promise<Response>) => (answer = promise);
  globalThis.dispatchEvent(
    Object.assign(new Event('fetch'), {
      request,
      preloadResponse: preloadResponse ?? Promise.resolve(),
      respondWith,
    }),
  );
  return answer;
}

async function happen(type: 'install' | 'activate'): Promise<void> {
  const waits: Promise<unknown>[] = [];
  globalThis.dispatchEvent(
    Object.assign(new Event(type), { waitUntil: (promise: Promise<unknown>) => waits.push(promise) }),
  );
  await Promise.all(waits);
}

const SCREEN: Asked = { mode: 'navigate', method: 'GET' };

test('a screen comes from the server, by the request that the browser has sent already', async () => {
  const sent = new Response('sent ahead');
  expect(await ask(SCREEN, Promise.resolve(sent))).toBe(sent);
  expect(network).not.toHaveBeenCalled();
  const fetched = new Response('fetched');
  network.mockResolvedValueOnce(fetched);
  expect(await ask(SCREEN)).toBe(fetched);
  expect(network).toHaveBeenCalledWith(SCREEN);
});

test('the server’s refusals are its own, not taken for a missing network', async () => {
  network.mockResolvedValueOnce(new Response('busy', { status: 503 }));
  expect(await (await ask(SCREEN))?.text()).toBe('busy');
});

test('without a network a screen is the offline page, which nobody may keep and nothing may be added to', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const answer = await ask(SCREEN);
  expect(answer?.status).toBe(503);
  expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
    'cache-control': 'no-store',
  });
  expect(await answer?.text()).toBe('<h1>No connection</h1>');
  expect(await (await ask(SCREEN, Promise.reject(new TypeError('offline'))))?.text()).toContain(
    'No connection',
  );
});

test.each<Asked>([
  { mode: 'cors', method: 'POST' },
  { mode: 'cors', method: 'GET' },
  { mode: 'no-cors', method: 'GET' },
  { mode: 'navigate', method: 'POST' },
])('has no part in a request of mode $mode by $method', (request) => {
  expect(ask(request)).toBeUndefined();
  expect(network).not.toHaveBeenCalled();
});

test('takes over at once, and tells every page which version it came with', async () => {
  await happen('install');
  expect(skipWaiting).toHaveBeenCalledOnce();
  await happen('activate');
  expect(enable).toHaveBeenCalledOnce();
  expect(claim).toHaveBeenCalledOnce();
  expect(post.mock.calls).toEqual([[{ type: 'galla.version', scripts: SCRIPTS }]]);
});

import { beforeEach, expect, test, vi } from 'vitest';

const SCRIPTS = '/assets/runtime-A1a2c3d4.js /assets/frame-B1a2c3d4.js';
const OWN = `galla-code ${SCRIPTS}`;
const CART = '/assets/Cart-C1a2c3d4.js';
const PAYMENT = '/assets/Payment-D1a2c3d4.js';
const hrefOf = (path: string): string => new URL(path, location.origin).href;

/** The caches by name, with the URLs in each. */
let stored: Map<string, Set<string>>;
const network = vi.fn<(request: { url: string }) => Promise<Response>>();
const locked = vi.fn<(name: string) => void>();

const cacheNamed = (name: string) => ({
  match: async (href: string) => (stored.get(name)?.has(href) ? new Response('kept') : undefined),
  add: async ({ url }: { url: string }) => {
    await network({ url });
    stored.get(name)?.add(url);
  },
});

vi.stubGlobal('GALLA_SCRIPTS', SCRIPTS);
vi.stubGlobal('GALLA_TILL', [CART, PAYMENT]);
vi.stubGlobal('fetch', network);
vi.stubGlobal('Request', function Request(this: { url: string }, url: string) {
  this.url = url;
});
vi.stubGlobal('caches', {
  has: async (name: string) => stored.has(name),
  open: async (name: string) => cacheNamed(name),
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  match: async ({ url }: { url: string }, { cacheName }: { cacheName: string }) =>
    cacheNamed(cacheName).match(url),
});
const request = async (name: string, act: () => unknown): Promise<unknown> => {
  locked(name);
  return act();
};
vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
await import('./tillCode.ts');

beforeEach(() => {
  stored = new Map([[OWN, new Set()]]);
  network.mockReset().mockImplementation(async () => new Response('fetched'));
});

async function happen(type: string, facts: object = {}): Promise<void> {
  const waits: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => waits.push(promise);
  globalThis.dispatchEvent(Object.assign(new Event(type), { ...facts, waitUntil }));
  await Promise.all(waits);
}

const keep = () => happen('message', { data: { type: 'galla.keepCode' } });

/** The worker's response; undefined if it leaves the request to the browser. */
function ask(path: string): Promise<Response> | undefined {
  let answer: Promise<Response> | undefined;
  const respondWith = (promise: Promise<Response>) => (answer = promise);
  const facts = { request: { url: hrefOf(path) }, respondWith };
  globalThis.dispatchEvent(Object.assign(new Event('fetch'), facts));
  return answer;
}

const keptFiles = () => [...(stored.get(OWN) ?? [])];

test('keeps the till’s code when a page asks for it, and fetches nothing twice', async () => {
  await keep();
  expect(keptFiles()).toEqual([hrefOf(CART), hrefOf(PAYMENT)]);
  await keep();
  expect(network).toHaveBeenCalledTimes(2);
  expect(locked).toHaveBeenCalledWith('galla.code');
});

test('keeps nothing where nobody is signed in, who would have made the cache', async () => {
  stored.clear();
  await keep();
  await happen('message', { data: { type: 'other' } });
  expect(stored.size).toBe(0);
  expect(network).not.toHaveBeenCalled();
});

test('what a cut network left out follows at the next time', async () => {
  network.mockResolvedValueOnce(new Response('fetched')).mockRejectedValueOnce(new TypeError('offline'));
  await keep();
  expect(keptFiles()).toEqual([hrefOf(CART)]);
  await keep();
  expect(keptFiles()).toEqual([hrefOf(CART), hrefOf(PAYMENT)]);
});

test('kept code needs no network; other code of the till comes from there, or is missing', async () => {
  stored.get(OWN)?.add(hrefOf(CART));
  network.mockRejectedValue(new TypeError('offline'));
  expect(await (await ask(CART))?.text()).toBe('kept');
  expect((await ask(PAYMENT))?.type).toBe('error');
  network.mockResolvedValue(new Response('fetched'));
  expect(await (await ask(PAYMENT))?.text()).toBe('fetched');
});

test.each(['/graphql', '/files/1', '/assets/Products-E1a2c3d4.js', '/', '/assets/Cart-C1a2c3d4.js?x=1'])(
  'has no part in %s: code of the till alone, never data',
  (path) => {
    expect(ask(path)).toBeUndefined();
  },
);

test('drops the code of older versions, and nothing else', async () => {
  stored.set('galla-code /assets/frame-Older000.js', new Set()).set('other', new Set());
  await happen('activate');
  expect([...stored.keys()]).toEqual([OWN, 'other']);
});

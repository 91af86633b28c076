import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accessToken, storeSession } from '../session/store.ts';
import { fetchPdf } from './fetchPdf.ts';

const fetched = vi.fn<typeof fetch>();
const never = new AbortController().signal;

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  storeSession({ access_token: 'secret' });
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const PIECES = ['%PDF', '-1.7'].map((text) => new TextEncoder().encode(text));

const pdf = (length: number | undefined, pieces = PIECES): Response =>
  new Response(
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(stream) {
        for (const piece of pieces) stream.enqueue(piece);
        stream.close();
      },
    }),
    { headers: length === undefined ? {} : { 'content-length': String(length) } },
  );

test('brings the file with the token, and tells how much of it is here', async () => {
  fetched.mockResolvedValue(pdf(8));
  const shares: number[] = [];
  const blob = await fetchPdf('/pdf/d1', never, (share) => shares.push(share));
  expect(await blob.text()).toBe('%PDF-1.7');
  expect(blob.type).toBe('application/pdf');
  expect(shares).toEqual([0.5, 1]);
  const [address, options] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/pdf/d1');
  expect(new Headers(options?.headers).get('Authorization')).toBe('Bearer secret');
});

test('the token goes to this site alone, whatever the address says', async () => {
  fetched.mockResolvedValue(pdf(8));
  await fetchPdf('https://elsewhere.example/pdf/d1?paper=THERMAL_80', never, () => undefined);
  expect(fetched.mock.calls[0]?.[0]).toBe('/pdf/d1?paper=THERMAL_80');
});

test('tells no share where the length is not known', async () => {
  fetched.mockResolvedValue(pdf(undefined));
  const onShare = vi.fn<(share: number) => void>();
  await fetchPdf('/pdf/d1', never, onShare);
  expect(onShare).not.toHaveBeenCalled();
});

test('a refusal is told apart from what did not arrive whole', async () => {
  fetched.mockResolvedValueOnce(new Response('{}', { status: 500 }));
  await expect(fetchPdf('/pdf/d1', never, () => undefined)).rejects.toMatchObject({ kind: 'refused' });
  fetched.mockResolvedValueOnce(pdf(9));
  await expect(fetchPdf('/pdf/d1', never, () => undefined)).rejects.toMatchObject({ kind: 'broken' });
  fetched.mockRejectedValueOnce(new TypeError('network'));
  await expect(fetchPdf('/pdf/d1', never, () => undefined)).rejects.toMatchObject({ kind: 'broken' });
});

test('a token that is not accepted ends the session', async () => {
  fetched.mockResolvedValue(new Response('{}', { status: 401 }));
  await expect(fetchPdf('/pdf/d1', never, () => undefined)).rejects.toMatchObject({ kind: 'refused' });
  expect(accessToken()).toBeNull();
});

test('one that was given up is no failure of its own', async () => {
  const leaving = new AbortController();
  fetched.mockImplementation(() => {
    leaving.abort(new Error('left'));
    return Promise.reject(new Error('left'));
  });
  await expect(fetchPdf('/pdf/d1', leaving.signal, () => undefined)).rejects.toThrow('left');
});

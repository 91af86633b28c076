import type { RequestParameters } from 'relay-runtime';
import { afterEach, expect, test, vi } from 'vitest';
import { storeSession } from '../session/store.ts';
import { closeStreams, subscribeFunction } from './streamGraph.ts';

afterEach(() => vi.unstubAllGlobals());

const request = { id: 'abc', name: 'arrivals' } as RequestParameters;

test('all streams are let go before a session is ended, and none of them has failed', async () => {
  storeSession({ access_token: 't' });
  const body = new ReadableStream({});
  const headers = { 'content-type': 'text/event-stream' };
  const fetched = vi.fn<typeof fetch>(async () => new Response(body, { headers }));
  vi.stubGlobal('fetch', fetched);
  const failed = vi.fn<() => void>();
  const stream = subscribeFunction(request, {}, {});
  if (!('subscribe' in stream)) throw new Error('It is no observable');
  stream.subscribe({ error: failed });
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  const signal = fetched.mock.calls[0]?.[1]?.signal;
  expect(signal?.aborted).toBe(false);
  closeStreams();
  await vi.waitFor(() => expect(signal?.aborted).toBe(true));
  expect(failed).not.toHaveBeenCalled();
});

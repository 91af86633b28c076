import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import type { Upstream } from '../rest/upstream.ts';
import { openFeeds } from './feeds.ts';

/** An upstream whose streams are ready at once, and the signals that end them. */
function listeningUpstream() {
  const signals: AbortSignal[] = [];
  const listen: Upstream['listen'] = async (_request, signal) => {
    signals.push(signal);
    const body = new PassThrough();
    signal.addEventListener('abort', () => body.destroy());
    body.write('event: ready\ndata: {}\n\n');
    return { statusCode: 200, headers: {}, body } as never;
  };
  return { upstream: { listen }, signals };
}

test('a reader beyond the limit is refused before a stream is opened for him', async () => {
  const { upstream, signals } = listeningUpstream();
  const feeds = openFeeds(upstream);
  for (let person = 0; person < 125; person += 1)
    await Promise.all(
      Array.from({ length: 40 }, () => feeds.listen({ token: `token ${person}`, requestId: 'r' })),
    );
  expect(feeds.readers).toBe(5_000);
  await expect(feeds.listen({ token: 'one more', requestId: 'r' })).rejects.toMatchObject({
    extensions: { code: 'TOO_MANY_REQUESTS' },
  });
  await expect(feeds.listen({ token: 'token 1', requestId: 'r' })).rejects.toMatchObject({
    extensions: { code: 'TOO_MANY_REQUESTS' },
  });
  expect(signals).toHaveLength(125);
  feeds.close();
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
});

test('who is refused leaves no stream open: the last of the others closes upstream’s side', async () => {
  const { upstream, signals } = listeningUpstream();
  const feeds = openFeeds(upstream);
  const caller = { token: 'one browser', requestId: 'r' };
  const readers = await Promise.all(Array.from({ length: 40 }, () => feeds.listen(caller)));
  await expect(feeds.listen(caller)).rejects.toMatchObject({ extensions: { code: 'TOO_MANY_REQUESTS' } });
  const [last, ...others] = readers;
  await Promise.all(others.map((reader) => reader.return()));
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  await last?.return();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(feeds.readers).toBe(0);
});

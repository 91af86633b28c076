import type { GraphQLResponse } from 'relay-runtime';
import { afterEach, expect, test, vi } from 'vitest';
import { accessToken, storeSession } from '../session/store.ts';
import { Unauthorized } from './failure.ts';
import { forgetRenewed, isRenewed } from '../version/renewed.ts';
import { readStream } from './readStream.ts';

const encoder = new TextEncoder();
const answered = (...pieces: string[]): Response =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(encoder.encode(piece));
        controller.close();
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );

function serve(response: Response) {
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(response);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

async function read() {
  const heard: GraphQLResponse[] = [];
  const onStanding = vi.fn<() => void>();
  const reading = readStream(
    { id: 'abc', variables: { n: 1 } },
    { sink: { next: (answer) => heard.push(answer) }, signal: new AbortController().signal, onStanding },
  );
  const error = await reading.then(
    () => undefined,
    (failure: Error) => failure,
  );
  return { heard, error, onStanding };
}

afterEach(() => vi.unstubAllGlobals());

test('a persisted subscription is asked for by its id, with the token, and its answers are handed on', async () => {
  storeSession({ access_token: 't' });
  const fetched = serve(
    answered(
      'event: next\ndata: {"data":{"a"',
      ':1}}\n\n:\n\nevent: next\ndata: {"data":{"a":2}}\n\n',
      'event: complete\n\n',
    ),
  );
  const { heard, error, onStanding } = await read();
  expect(error).toBeUndefined();
  expect(heard).toEqual([{ data: { a: 1 } }, { data: { a: 2 } }]);
  expect(onStanding).toHaveBeenCalledTimes(1);
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('/graphql/stream');
  expect(init?.headers).toMatchObject({
    Authorization: 'Bearer t',
    accept: 'text/event-stream',
    'apollographql-client-name': 'galla-web',
  });
  expect(init?.body).toBe(JSON.stringify({ id: 'abc', variables: { n: 1 } }));
});

test('one that breaks off, or is not answered, is a failure', async () => {
  serve(new Response('', { status: 503 }));
  expect(await read()).toMatchObject({ error: { code: 'UPSTREAM_UNAVAILABLE' }, heard: [] });
});

test('where the token is not accepted the session ends', async () => {
  storeSession({ access_token: 't' });
  serve(new Response('', { status: 401 }));
  const { error, onStanding } = await read();
  expect(error).toBeInstanceOf(Unauthorized);
  expect(onStanding).not.toHaveBeenCalled();
  expect(accessToken()).toBeNull();
});

test('one that the server does not know any more is told, as every such operation', async () => {
  const body = { errors: [{ message: 'x', extensions: { code: 'UNKNOWN_OPERATION' } }] };
  serve(Response.json(body, { status: 400 }));
  expect(await read()).toMatchObject({ error: { code: 'UNKNOWN_OPERATION' } });
  expect(isRenewed()).toBe(true);
  forgetRenewed();
});

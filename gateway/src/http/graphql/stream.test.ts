import type { ServerResponse } from 'node:http';
import { refuse } from '@galla/domain';
import { expect, test, vi } from 'vitest';
import { globalId } from '../../relay/ids.ts';
import { employeeWith, profile } from '../../testing/fakePerson.ts';
import { faultyServer, json } from '../../testing/faultyServer.ts';
import { testApp, TOKEN } from '../../testing/testApp.ts';

const uuid = (n: number) => `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const ARRIVED =
  'subscription { notificationArrived { notification { id title } viewer { unreadNotifications } } }';

const row = (n: number) => ({
  id: uuid(n),
  kind: 'STOCK_LOW',
  type: 'warning',
  title: `Notification ${n}`,
  message: 'Soap: none left.',
  link: '/products',
  subject: null,
  is_read: false,
  created_at: '2026-11-20T06:30:00.000Z',
});

/** A REST server with a stream of events that the test writes to. */
async function liveServer(person = profile()) {
  const streams: ServerResponse[] = [];
  /** Ids of records that no longer exist. */
  const gone = new Set<string>();
  let isOpen = true;
  const server = await faultyServer((request, response) => {
    const { url = '' } = request;
    if (!isOpen)
      return json({ ...refuse('UNAUTHENTICATED'), success: false, status: false, request_id: 'r' }, 401)(
        request,
        response,
      );
    if (url === '/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('event: ready\ndata: {}\n\n');
      streams.push(response);
      response.on('close', () => streams.splice(streams.indexOf(response), 1));
    } else if (url === '/me') json(person)(request, response);
    else if (url.startsWith('/notifications/unread')) json({ success: true, unread: 7 })(request, response);
    else if (url.startsWith('/notifications')) {
      const { ids }: { ids: string } = JSON.parse(server.bodies.at(-1) ?? '');
      const data = gone.has(ids) ? [] : [row(Number(ids.slice(-12)))];
      json({ success: true, data, total: data.length, has_more: false })(request, response);
    } else json({}, 404)(request, response);
  });
  return {
    server,
    streams,
    gone,
    endSession() {
      isOpen = false;
      for (const stream of streams) stream.end();
    },
    /** Emits an event, split as a network might. */
    happens(n: number, event = 'notification') {
      const text = `event: ${event}\ndata: ${JSON.stringify({ id: uuid(n) })}\n\n`;
      for (const stream of streams) {
        stream.write(text.slice(0, 20));
        stream.write(text.slice(20));
      }
    },
  };
}

async function openApp(live: Awaited<ReturnType<typeof liveServer>>) {
  const { app } = await testApp([], { upstream: { url: live.server.url } });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const subscribe = async (body: object = { query: ARRIVED }, token = TOKEN) => {
    const leaving = new AbortController();
    const response = await fetch(`${address}/graphql/stream`, {
      method: 'POST',
      signal: leaving.signal,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    const heard: unknown[] = [];
    let end: 'open' | 'complete' | 'broken' = 'open';
    const text = response.headers.get('content-type')?.startsWith('application/json')
      ? await response.json()
      : null;
    const reading = (async () => {
      const decoder = new TextDecoder();
      for await (const piece of response.body ?? []) {
        for (const [, event, data] of decoder.decode(piece).matchAll(/event: (\w+)\ndata: ?(.*)/g)) {
          if (event === 'complete') end = 'complete';
          else heard.push(JSON.parse(data ?? ''));
        }
      }
    })().catch(() => {
      end = 'broken';
    });
    return {
      status: response.status,
      headers: response.headers,
      text,
      heard,
      get end() {
        return end;
      },
      reading,
      leave: () => leaving.abort(),
    };
  };
  return { app, subscribe };
}

test('each notification arrives with what is to read, over one stream of upstream for all readers', async () => {
  const live = await liveServer();
  const { subscribe } = await openApp(live);
  const [first, second] = [await subscribe(), await subscribe()];
  expect(first.status).toBe(200);
  expect(first.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(live.streams).toHaveLength(1);
  live.happens(1);
  for (const { heard } of [first, second]) await vi.waitFor(() => expect(heard).toHaveLength(1));
  expect(first.heard[0]).toEqual({
    data: {
      notificationArrived: {
        notification: { id: globalId('Notification', uuid(1)), title: 'Notification 1' },
        viewer: { unreadNotifications: 7 },
      },
    },
  });
  // The only calls: the user, the notification, the count.
  const asked = new Set(live.server.requests.map(({ url }) => url?.split('?')[0]));
  expect(asked).toEqual(new Set(['/events', '/me', '/notifications', '/notifications/unread']));
  first.leave();
  second.leave();
  // Upstream's stream closes with its last reader.
  await vi.waitFor(() => expect(live.streams).toHaveLength(0));
});

test('what was put away meanwhile, and events of another kind, are not told', async () => {
  const live = await liveServer();
  const { subscribe } = await openApp(live);
  const reader = await subscribe();
  live.gone.add(uuid(1));
  live.happens(1);
  live.happens(2, 'weather');
  await vi.waitFor(() =>
    expect(live.server.requests.some(({ url }) => url?.startsWith('/notifications'))).toBe(true),
  );
  live.happens(3);
  await vi.waitFor(() => expect(JSON.stringify(reader.heard)).toContain('Notification 3'));
  expect(reader.heard).toHaveLength(1);
});

test('when the session ends the stream breaks off, and is not opened again', async () => {
  const live = await liveServer();
  const { subscribe } = await openApp(live);
  const reader = await subscribe();
  live.endSession();
  await vi.waitFor(() => expect(reader.end).toBe('broken'));
  // A token's owner is cached for a second.
  await vi.waitFor(async () => expect((await subscribe()).status).toBe(401));
});

test('a server that stops lets its readers go, and closes', async () => {
  const live = await liveServer();
  const { app, subscribe } = await openApp(live);
  const reader = await subscribe();
  await app.close();
  await vi.waitFor(() => expect(reader.end).toBe('broken'));
  await vi.waitFor(() => expect(live.streams).toHaveLength(0));
});

test.each([
  ['without a session', { query: ARRIVED }, '', 401, 'UNAUTHENTICATED'],
  ['a query', { query: '{ viewer { paymentStatus } }' }, TOKEN, 400, 'BAD_REQUEST'],
  ['an unknown id', { id: 'f00d' }, TOKEN, 400, 'UNKNOWN_OPERATION'],
  ['a batch', [{ query: ARRIVED }], TOKEN, 400, 'BAD_REQUEST'],
  [
    'two fields at once',
    {
      query:
        'subscription { a: notificationArrived { notification { id } } b: notificationArrived { viewer { paymentStatus } } }',
    },
    TOKEN,
    400,
    'DOCUMENT_REFUSED',
  ],
])('%s is refused before a stream begins', async (_what, body, token, status, code) => {
  const live = await liveServer();
  const { subscribe } = await openApp(live);
  const reader = await subscribe(body, token);
  expect(reader.status).toBe(status);
  expect(reader.text).toMatchObject({ errors: [{ extensions: { code } }] });
  expect(live.streams).toHaveLength(0);
});

test('a subscription is not answered at /graphql', async () => {
  const live = await liveServer();
  const { app } = await openApp(live);
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${TOKEN}` },
    payload: { query: ARRIVED },
  });
  expect(answer.json().errors[0].message).toBe('Subscriptions are served at /graphql/stream.');
});

test('who may not see bills may not wait for one', async () => {
  const live = await liveServer(employeeWith('products:view'));
  const { subscribe } = await openApp(live);
  const query = `subscription { documentChanged(id: "${globalId('Document', uuid(1))}") { pending } }`;
  const reader = await subscribe({ query });
  await vi.waitFor(() => expect(reader.end).toBe('complete'));
  expect(reader.heard).toMatchObject([{ errors: [{ extensions: { code: 'FORBIDDEN' } }] }]);
  expect(live.streams).toHaveLength(0);
});

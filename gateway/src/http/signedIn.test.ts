import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { faultyServer, json } from '../testing/faultyServer.ts';
import { testApp, TOKEN } from '../testing/testApp.ts';

/** Routes without a session; a new one has to be added here deliberately. */
const OPEN = [
  'GET /healthz',
  'GET /readyz',
  // Protected by a token of its own.
  'GET /metrics',
  'GET /graphql',
  'POST /graphql',
  'GET /schema.graphql',
  // The map's styles are the same for everyone.
  'GET /map-styles.json',
  // Signed by the payment service.
  'POST /payment/callback',
  'GET /payment-sandbox/pay/:ticket',
  'POST /payment-sandbox/pay/:ticket/:outcome',
  'GET /files/*',
  // Protected by the secret of a link.
  'GET /b/:secret',
  'GET /b/:secret/bill.pdf',
  'GET /docs',
  'GET /docs/*',
];

/** The playground's own files: public, and present only when built. */
const isPlayground = (route: string) => /^GET \/playground(\/|$)/.test(route);

/** The REST API below its own path: upstream authenticates. */
const isRest = (route: string) => / \/rest\//.test(route);

type App = Awaited<ReturnType<typeof testApp>>['app'];

/** A server, and every method and path it serves. */
async function openApp() {
  const routes = new Set<string>();
  const collect = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.add(`${one} ${url}`);
    });
  };
  subscribe('fastify.initialization', collect);
  const opened = await testApp();
  unsubscribe('fastify.initialization', collect);
  await opened.app.ready();
  return { ...opened, routes: [...routes].filter((route) => !route.startsWith('HEAD ')) };
}

/** A malformed request: neither JSON nor a form, with invalid ids. */
function nonsense(app: App, route: string, headers: Record<string, string>) {
  const [method = '', path = ''] = route.split(' ');
  return app.inject({
    method: method as 'GET' | 'POST',
    url: path.replaceAll(/:\w+/g, '%7Bnonsense'),
    headers,
    ...(method === 'POST' && { payload: '{"kind":' }),
  });
}

test('who is not signed in is told that first, whatever he asks, everywhere but at what is open', async () => {
  const { app, received, routes } = await openApp();
  expect(OPEN.filter((route) => !routes.includes(route))).toEqual([]);
  const closed = routes.filter((route) => !OPEN.includes(route) && !isPlayground(route) && !isRest(route));
  expect(closed).toContain('POST /sheets/export');
  for (const route of closed) {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data']) {
      const answer = await nonsense(app, route, { 'content-type': type });
      expect([route, type, answer.statusCode]).toEqual([route, type, 401]);
      expect(answer.json().errors[0].extensions.code).toBe('UNAUTHENTICATED');
    }
  }
  expect(received).toEqual([]);
});

test('an ended session is told as one, whatever came with it', async () => {
  const ended = {
    success: false,
    status: false,
    code: 'UNAUTHENTICATED',
    message: 'Please log in.',
    request_id: 'r',
  };
  const server = await faultyServer(json(ended, 401));
  const { app } = await testApp([], { upstream: { url: server.url } });
  const answer = await nonsense(app, 'POST /sheets/export', { authorization: `Bearer ${TOKEN}` });
  expect(answer.statusCode).toBe(401);
  expect(server.requests.map(({ url }) => url)).toEqual(['/me']);
});

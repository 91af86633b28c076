import { REFUSALS } from '@galla/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../testing/index.ts';
import { slices } from './routes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

async function idOf(given?: string) {
  const headers = given === undefined ? {} : { 'x-request-id': given };
  return (await api.app.inject({ url: '/healthz', headers })).headers['x-request-id'];
}

test('a request keeps the id that it came with, and gets one otherwise', async () => {
  expect(await idOf('0190a000-0000-7000-8000-000000000000')).toBe('0190a000-0000-7000-8000-000000000000');
  for (const bad of [undefined, 'short', 'x'.repeat(65), 'with space or "quote"']) {
    expect(await idOf(bad)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  }
});

test('answers carry the headers that keep a browser from misusing them', async () => {
  const { headers } = await api.app.inject('/healthz');
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  });
});

test('the page at /docs loads its own scripts only, and no script stands in it', async () => {
  const page = await api.app.inject('/docs/');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe-eval');
  expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>/);
});

test('the description at /docs/json has every call with its errors, access and rights', async () => {
  const { paths } = (await api.app.inject('/docs/json')).json<{
    paths: Record<string, Record<string, { description: string; responses: object; tags: string[] }>>;
  }>();
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const served = slices
    .flatMap(([, routes]) => routes)
    .map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replaceAll(/:(\w+)|(\*)/g, '{$1$2}')}`);
  expect(described.toSorted()).toEqual(served.toSorted());
  const add = paths['/addAccountDetails']?.['post'];
  expect(add?.tags).toEqual(['tenant']);
  expect(add?.description).toContain('account-details:edit');
  expect(add?.description).toContain('Idempotency-Key');
});

interface Reference {
  paths: Record<
    string,
    Record<
      string,
      {
        responses: Record<
          string,
          { description: string; content?: { 'application/json': { schema: object } } }
        >;
      }
    >
  >;
  components: { schemas: Record<string, { description: string; properties: object }> };
  servers: { url: string }[];
}

test('the refusals of a call are named schemas with their texts', async () => {
  const { paths, components } = (await api.app.inject('/docs/json')).json<Reference>();
  expect(Object.keys(components.schemas).toSorted()).toEqual(
    ['Refusal', ...Object.keys(REFUSALS)].toSorted(),
  );
  expect(components.schemas['STOCK_SHORT']).toMatchObject({
    description: '409: Only {available} items available in stock',
    allOf: [{ $ref: '#/components/schemas/Refusal' }],
    properties: { code: { enum: ['STOCK_SHORT'] } },
  });
  const refusals = (path: string, method: string, status: number) =>
    JSON.stringify(paths[path]?.[method]?.responses[status]);
  expect(refusals('/billing/create-invoice', 'post', 409)).toContain('"#/components/schemas/STOCK_SHORT"');
  expect(refusals('/billing/create-invoice', 'post', 409)).toContain(
    '`STILL_RUNNING`: This is already being',
  );
  // Only refusals that the call can return.
  expect(refusals('/addCustomer', 'post', 409)).not.toContain('STOCK_SHORT');
  expect(refusals('/me', 'get', 402)).toBeUndefined();
  expect(refusals('/login', 'post', 401)).toContain('INVALID_CREDENTIALS');
});

test.each([
  [{}, '/'],
  [{ 'x-forwarded-prefix': '/rest' }, '/rest'],
  [{ 'x-forwarded-prefix': 'https://evil.example' }, '/'],
  [{ 'x-forwarded-prefix': '//evil.example' }, '/'],
])('the page calls the server where it is reached: %j', async (headers, url) => {
  const { servers } = (await api.app.inject({ url: '/docs/json', headers })).json<Reference>();
  expect(servers.map((server) => server.url)).toEqual([url]);
});

test('the figures at /metrics count calls by route', async () => {
  await api.app.inject('/healthz');
  const { body, headers } = await api.app.inject('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(/_count\{method="GET",route="\/healthz",status="200"\} \d+/);
  expect(body).toContain('galla_database_connections{state="used"}');
});

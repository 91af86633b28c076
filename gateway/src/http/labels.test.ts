import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { json, type Respond } from '../testing/faultyServer.ts';
import { signedInServer } from '../testing/signedInServer.ts';
import { testApp, TOKEN } from '../testing/testApp.ts';

const PRODUCT = '018f0000-0000-7000-8000-0000000000aa';
const VARIANT = '018f0000-0000-7000-8000-0000000000bb';
const NAME = 'attachment; filename="Labels.zip"';

const zip: Respond = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/zip', 'content-disposition': NAME });
  response.end('PK labels');
};

async function post(
  payload: object,
  respond: Respond = zip,
  token: string | undefined = TOKEN,
  url = '/labels',
) {
  const server = await signedInServer(respond);
  const { app } = await testApp([], { upstream: { url: server.url } });
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method: 'POST', url, headers, payload });
  return { answer, requests: server.requests, bodies: server.bodies };
}

const product = globalId('Product', PRODUCT);
const variant = globalId('Variant', VARIANT);

test('streams the labels of products and variants, sending what it knows and nothing else', async () => {
  const { answer, requests, bodies } = await post({
    products: [
      { product, quantity: 3, cost: 1 },
      { product, variant },
    ],
    paper: 'THERMAL_80',
    size: 30,
    fields: ['name'],
    start: 1,
    together: false,
    tenant_schema: 'other',
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('PK labels');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': NAME,
    'cache-control': 'private, no-store',
  });
  expect(requests[0]?.url).toBe('/label-print');
  expect(JSON.parse(bodies[0] ?? '')).toEqual({
    tenant_schema: 'shop_1',
    products: [
      { product_id: PRODUCT, qty: 3 },
      { product_id: PRODUCT, variant_id: VARIANT },
    ],
    paper: 'THERMAL_80',
    size: 30,
    fields: ['name'],
    start: 1,
    together: false,
  });
});

test('asks for a session first', async () => {
  const { answer, requests } = await post({ products: [{ product }] }, zip, '');
  expect(answer.statusCode).toBe(401);
  expect(requests).toHaveLength(0);
});

test.each([
  ['no list', {}, 422],
  ['a service', { products: [{ product: globalId('Service', PRODUCT) }] }, 404],
  ['a variant as product', { products: [{ product: variant }] }, 404],
  ['nonsense', { products: ['x', null] }, 404],
])('refuses %s without asking upstream', async (_what, payload, status) => {
  const { answer, requests } = await post(payload);
  expect(answer.statusCode).toBe(status);
  expect(requests).toHaveLength(0);
});

test('tells a refusal of upstream with its status', async () => {
  const refusal = {
    success: false,
    status: false,
    code: 'PERMISSION_DENIED',
    message: 'No',
    request_id: 'r',
  };
  const { answer } = await post({ products: [{ product }] }, json(refusal, 403));
  expect(answer.statusCode).toBe(403);
});

test('streams the labels of powers from where they are', async () => {
  const payload = { products: [{ product, variant, quantity: 2 }] };
  const { answer, requests, bodies } = await post(payload, zip, TOKEN, '/labels/prescriptions');
  expect(answer.statusCode).toBe(200);
  expect(requests[0]?.url).toBe('/prescription/download-zip');
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
    products: [{ product_id: PRODUCT, variant_id: VARIANT, qty: 2 }],
  });
});

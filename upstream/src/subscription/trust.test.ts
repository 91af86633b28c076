import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, PEPPER, type TestApi, testApi, type TestShop, testShop } from '../testing/index.ts';
import { paymentCallback } from './contract.ts';
import { hmac } from './provider/signature.ts';
import { choose, placeOrder, storedState, tamper, type TestOrder, verifyOrder } from './testing.ts';

/** Promise 21: the state of a payment comes from the payment service only. */

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.close());

const unpaidShop = () => testShop(api, { paymentStatus: 'PENDING' });
const SECRET = hmac(PEPPER, 'payment sandbox');
const CLOSED = { paymentStatus: 'PENDING', paidUntil: null };

/** The response for a payment that does not match its order. */
const WRONG = { state: 'FAILED', success: false };

async function called(reported: object, secret = SECRET): Promise<number> {
  const response = Buffer.from(JSON.stringify(reported)).toString('base64');
  const headers = { 'x-verify': hmac(secret, response) };
  return (await call(api, paymentCallback, { body: { response }, headers })).status;
}

const paidBy = (order: TestOrder) => ({
  orderId: order.merchantOrderId,
  state: 'COMPLETED',
  amount: 117_882,
  paymentDetails: [{ transactionId: 'T1', paymentMode: 'UPI' }],
});

test('forged: an unknown order, an unpaid one, and calls that nobody signed activate nothing', async () => {
  shop = await unpaidShop();
  const order = await placeOrder(api, shop);
  const unknown = await verifyOrder(api, shop, 'G00000000000000000000000000000000');
  expect(unknown.status).toBe(404);
  expect(unknown.refusal.message).toBe('Merchant Order ID not found');
  for (const id of ['', '../orders', "' or 1=1 --", 'constructor']) {
    expect((await verifyOrder(api, shop, id)).status).toBe(404);
  }
  expect((await verifyOrder(api, shop, order.merchantOrderId)).body.data.state).toBe('PENDING');
  expect(await called(paidBy(order), 'somebody else')).toBe(401);
  const unsigned = { body: { response: Buffer.from(JSON.stringify(paidBy(order))).toString('base64') } };
  expect((await call(api, paymentCallback, unsigned)).status).toBe(401);
  expect(await storedState(api, shop)).toMatchObject(CLOSED);
});

test('forged: a signed call that says more than the service does activates nothing', async () => {
  shop = await unpaidShop();
  const order = await placeOrder(api, shop);
  expect(await called(paidBy(order))).toBe(200);
  expect(await storedState(api, shop)).toMatchObject(CLOSED);
});

test("foreign: another shop's paid order is not there, and is activated for that shop only", async () => {
  shop = await unpaidShop();
  const other = await testShop(api, { paymentStatus: 'PENDING' });
  const order = await placeOrder(api, other);
  await tamper(api, order.merchantOrderId, { state: 'COMPLETED', transactionId: 'T2' });
  expect((await verifyOrder(api, shop, order.merchantOrderId)).status).toBe(404);
  expect(await storedState(api, shop)).toMatchObject(CLOSED);
  expect(await storedState(api, other)).toMatchObject(CLOSED);
  await verifyOrder(api, other, order.merchantOrderId);
  expect((await storedState(api, other)).paymentStatus).toBe('COMPLETED');
  expect(await storedState(api, shop)).toMatchObject(CLOSED);
});

test.each([
  ['underpaid', { amount: 117_881 }, WRONG],
  ['paid as a paisa', { amount: 1 }, WRONG],
  ['overpaid', { amount: 117_883 }, WRONG],
  [
    'told of another order',
    { merchantOrderId: 'G11111111111111111111111111111111' },
    { code: 'PAYMENT_PROVIDER_AWAY' },
  ],
])('an order that is %s activates nothing', async (_what, change, reported) => {
  shop = await unpaidShop();
  const order = await placeOrder(api, shop);
  await tamper(api, order.merchantOrderId, { state: 'COMPLETED', transactionId: 'T3', ...change });
  const { status, body, refusal } = await verifyOrder(api, shop, order.merchantOrderId);
  expect(status === 200 ? body.data : refusal).toMatchObject(reported);
  expect(await storedState(api, shop)).toMatchObject(CLOSED);
  await shop.within(async ({ sql, tenantId }) => {
    const rows = await sql
      .selectFrom('subscriptionPayment')
      .select('state')
      .where('tenantId', '=', tenantId)
      .execute();
    expect(rows).toEqual([{ state: 'PENDING' }]);
  });
});

test('genuine: a hundred verifications and callbacks at once activate once', async () => {
  shop = await unpaidShop();
  const order = await placeOrder(api, shop);
  await tamper(api, order.merchantOrderId, { state: 'COMPLETED', transactionId: 'T4' });
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      at % 10 === 0
        ? called(paidBy(order))
        : verifyOrder(api, shop, order.merchantOrderId).then(({ status, body }) =>
            body.data.state === 'COMPLETED' ? status : 0,
          ),
    ),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await storedState(api, shop)).toMatchObject({ paymentStatus: 'COMPLETED', paidUntil: '2026-12-20' });
});

test('replayed: a payment that was used activates nothing more, a day or a hundred days later', async () => {
  shop = await unpaidShop();
  const order = await placeOrder(api, shop);
  await choose(api, order, 'success');
  await verifyOrder(api, shop, order.merchantOrderId);
  const before = await storedState(api, shop);
  const started = api.clock.now;
  for (const days of [0, 1, 100]) {
    api.clock.now = new Date(started.getTime() + days * 86_400_000);
    expect(await called(paidBy(order))).toBe(200);
    await choose(api, order, 'success');
  }
  api.clock.now = started;
  await verifyOrder(api, shop, order.merchantOrderId);
  expect(await storedState(api, shop)).toEqual(before);
});

test('the callback of the service opens the shop before anybody comes back', async () => {
  shop = await unpaidShop();
  const order = await placeOrder(api, shop);
  await choose(api, order, 'success');
  expect(await storedState(api, shop)).toMatchObject({
    paymentStatus: 'COMPLETED',
    paidUntil: '2026-12-20',
    merchantOrderId: order.merchantOrderId,
  });
});

test('requests to the sandbox are signed, or it does not answer them', async () => {
  shop = await unpaidShop();
  const order = await placeOrder(api, shop);
  const url = `/payment-sandbox/orders/${order.merchantOrderId}`;
  expect((await api.app.inject({ url })).statusCode).toBe(401);
  const headers = { 'app-type': 'webApp', 'x-verify': hmac('somebody else', `GET ${url}\n`) };
  expect((await api.app.inject({ url, headers })).statusCode).toBe(401);
  const signed = { 'app-type': 'webApp', 'x-verify': hmac(SECRET, `GET ${url}\n`) };
  expect((await api.app.inject({ url, headers: signed })).json()).toMatchObject({
    data: { state: 'PENDING' },
  });
});

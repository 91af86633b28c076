import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, PUBLIC_URL, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { paymentCallback } from '../contract.ts';
import { askToPay, placeOrder, quoteOf, storedState, type TestOrder, verifyOrder } from '../testing.ts';
import { ACCOUNT, checksum, type FakePhonePe, fakePhonePe } from './testing.ts';

let phonePe: FakePhonePe;
let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  phonePe = await fakePhonePe();
  const redirectHosts = ['mercury.phonepe.example'];
  api = await testApi({ payment: { kind: 'phonepe', url: phonePe.url, redirectHosts, ...ACCOUNT } });
});
beforeEach(async () => {
  shop = await testShop(api, { paymentStatus: 'PENDING' });
});
afterAll(async () => {
  await api.close();
  await phonePe.stop();
});

const paid = ({ merchantOrderId }: TestOrder, change: object = {}) =>
  phonePe.orders.set(merchantOrderId, {
    code: 'PAYMENT_SUCCESS',
    state: 'COMPLETED',
    amount: 117_882,
    merchantTransactionId: merchantOrderId,
    ...change,
  });
const stateOf = async ({ merchantOrderId }: TestOrder) =>
  (await verifyOrder(api, shop, merchantOrderId)).body.data.state;
const isOpen = async () => (await storedState(api, shop)).paymentStatus === 'COMPLETED';

test('an order is placed signed, in paise, and the browser goes to the page of the service', async () => {
  const order = await placeOrder(api, shop);
  expect(order.redirectUrl).toBe(
    `https://mercury.phonepe.example/transact/pg?token=${order.merchantOrderId}&merchantOrderId=${order.merchantOrderId}`,
  );
  expect(phonePe.placed.at(-1)).toEqual({
    merchantId: ACCOUNT.merchantId,
    merchantTransactionId: order.merchantOrderId,
    merchantUserId: shop.tenantId.replaceAll('-', ''),
    amount: 117_882,
    redirectUrl: `${PUBLIC_URL}/payment-status?merchantOrderId=${order.merchantOrderId}`,
    redirectMode: 'REDIRECT',
    callbackUrl: `${PUBLIC_URL}/payment/callback`,
    mobileNumber: '9829012345',
    paymentInstrument: { type: 'PAY_PAGE' },
  });
  // The limit in the service's documentation.
  expect(order.merchantOrderId.length).toBeLessThan(35);
});

test('a paid order opens the shop, with the transaction and how it was paid', async () => {
  const order = await placeOrder(api, shop);
  expect(await stateOf(order)).toBe('PENDING');
  paid(order);
  expect((await verifyOrder(api, shop, order.merchantOrderId)).body.data).toMatchObject({
    state: 'COMPLETED',
    paymentDetails: [{ transactionId: 'T2111221437456190170379', paymentMode: 'UPI' }],
    paid_until: '2026-12-20',
  });
  expect(await isOpen()).toBe(true);
});

test.each([
  ['PAYMENT_PENDING', 'PENDING', 'PENDING'],
  ['INTERNAL_SERVER_ERROR', 'PENDING', 'PENDING'],
  ['PAYMENT_ERROR', 'FAILED', 'FAILED'],
  ['TIMED_OUT', 'FAILED', 'FAILED'],
  ['PAYMENT_SUCCESS', 'PENDING', 'PENDING'],
  ['PAYMENT_ERROR', 'COMPLETED', 'FAILED'],
])('the code %s with the state %s is %s', async (code, state, expected) => {
  const order = await placeOrder(api, shop);
  paid(order, { code, state });
  expect(await stateOf(order)).toBe(expected);
  expect(await isOpen()).toBe(false);
});

test.each([
  ['less', { amount: 100 }],
  ['another order', { merchantTransactionId: 'G1' }],
])('a payment of %s opens nothing', async (_what, change) => {
  const order = await placeOrder(api, shop);
  paid(order, change);
  expect(await stateOf(order)).toBe('FAILED');
  expect(await isOpen()).toBe(false);
});

test('an order that the service does not know has failed', async () => {
  const order = await placeOrder(api, shop);
  phonePe.orders.delete(order.merchantOrderId);
  expect(await stateOf(order)).toBe('FAILED');
});

test('a callback counts when it is signed, and then the service is asked', async () => {
  const order = await placeOrder(api, shop);
  const { response, signature } = phonePe.callback({
    success: true,
    code: 'PAYMENT_SUCCESS',
    data: { merchantTransactionId: order.merchantOrderId, amount: 117_882, state: 'COMPLETED' },
  });
  const heard = async (verify: string) =>
    (await call(api, paymentCallback, { body: { response }, headers: { 'x-verify': verify } })).status;
  expect(await heard(checksum(response, 'another salt'))).toBe(401);
  expect(await heard(`${signature.slice(0, -1)}2`)).toBe(401);
  expect(await heard(signature)).toBe(200);
  expect(await isOpen()).toBe(false);
  paid(order);
  expect(await heard(checksum(response, 'another salt'))).toBe(401);
  expect(await isOpen()).toBe(false);
  expect(await heard(signature)).toBe(200);
  expect(await isOpen()).toBe(true);
});

test.each([
  'https://mercury.phonepe.example.attacker.in',
  'https://attacker.in',
  'http://mercury.phonepe.example',
  'https://mercury.phonepe.example:8443',
  'javascript:alert(1)//mercury.phonepe.example',
  'https://user:pass@mercury.phonepe.example',
])('nobody is sent to %s', async (origin) => {
  const before = phonePe.page.origin;
  phonePe.page.origin = origin;
  expect((await askToPay(api, shop)).refusal).toMatchObject({ code: 'PAYMENT_PROVIDER_AWAY' });
  phonePe.page.origin = before;
  expect((await askToPay(api, shop)).status).toBe(200);
});

test('a change of plan asks for what credit leaves, and late callbacks that come twice change it once', async () => {
  const buy = await placeOrder(api, shop);
  paid(buy);
  await stateOf(buy);
  const change = { name: 'Premium', duration: 'Monthly', starts: 'NOW' as const };
  const quote = await quoteOf(api, shop, change);
  expect(quote.amount).toBe('1180.00');
  const order = await placeOrder(api, shop, quote);
  expect(phonePe.placed.at(-1)).toMatchObject({ amount: 118_000 });
  paid(order, { amount: 118_000 });
  const { response, signature } = phonePe.callback({
    success: true,
    code: 'PAYMENT_SUCCESS',
    data: { merchantTransactionId: order.merchantOrderId },
  });
  const start = api.clock.now;
  api.clock.now = new Date(start.getTime() + 6 * 86_400_000);
  const heard = await Promise.all(
    Array.from({ length: 8 }, () =>
      call(api, paymentCallback, { body: { response }, headers: { 'x-verify': signature } }),
    ),
  );
  api.clock.now = start;
  expect(new Set(heard.map(({ status }) => status))).toEqual(new Set([200]));
  // 24 of 30 days of the old plan are left: ₹943.06 in addition to the ₹1,180.00 pay for 27 of 30 days of the new one.
  expect((await storedState(api, shop)).paidUntil).toBe('2026-12-23');
});

test('a service that is away is told, and the same call makes an order once it is back', async () => {
  const gone = await fakePhonePe();
  const payment = {
    kind: 'phonepe' as const,
    url: gone.url,
    redirectHosts: ['mercury.phonepe.example'],
    ...ACCOUNT,
  };
  const there = await testApi({ payment });
  const own = await testShop(there, { paymentStatus: 'PENDING' });
  const order = await placeOrder(there, own);
  await gone.stop();
  expect((await verifyOrder(there, own, order.merchantOrderId)).refusal).toMatchObject({
    code: 'PAYMENT_PROVIDER_AWAY',
    message: 'The payment service is not responding. Try again in a moment.',
  });
  expect((await askToPay(there, own)).status).toBe(424);
  expect((await storedState(there, own)).paymentStatus).toBe('PENDING');
  await there.close();
});

import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { me } from '../session/contract.ts';
import { call, PUBLIC_URL, type TestApi, testApi, testShop } from '../testing/index.ts';
import { packages, paymentReceipt, subscription } from './contract.ts';
import { askToPay, choose, offerOf, placeOrder, storedState, verifyOrder } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.close());

const unpaidShop = () => testShop(api, { paymentStatus: 'PENDING' });

test('the packages are offered in their order, with price and tax', async () => {
  const { owner } = await unpaidShop();
  const { body } = await call(api, packages, { token: owner.token });
  expect(body.data.map(({ name }) => name)).toEqual(['Basic', 'Professional', 'Premium']);
  expect(body.data[1]?.feature_list).toContain('Dashboard and reports');
  expect(body.data[1]?.durations).toEqual([
    expect.objectContaining({
      duration: 'Monthly',
      months: 1,
      amount: '999.00',
      tax: '18',
      list_price: null,
      price: '1178.82',
    }),
    expect.objectContaining({ duration: 'Yearly', months: 12, amount: '9990.00', price: '11788.20' }),
  ]);
});

test('an unpaid shop pays, and is open until the day that it paid for', async () => {
  const shop = await unpaidShop();
  const order = await placeOrder(api, shop);
  expect(order.redirectUrl).toMatch(
    /^https:\/\/galla\.example\/payment-sandbox\/pay\/[\w-]{22}\?merchantOrderId=G[0-9a-f]{32}$/,
  );
  expect(await verifyOrder(api, shop, order.merchantOrderId)).toMatchObject({
    body: { data: { state: 'PENDING', success: true, amount: '1178.82', redirectUrl: order.redirectUrl } },
  });
  const back = await choose(api, order, 'success');
  expect(back.statusCode).toBe(303);
  expect(back.headers.location).toBe(`${PUBLIC_URL}/payment-status?merchantOrderId=${order.merchantOrderId}`);
  const { body } = await verifyOrder(api, shop, ` ${order.merchantOrderId} `);
  expect(body.data).toMatchObject({
    state: 'COMPLETED',
    success: true,
    orderId: order.merchantOrderId,
    amount: '1178.82',
    redirectUrl: null,
    paymentDetails: [{ transactionId: expect.stringMatching(/^SBX/), paymentMode: 'SANDBOX' }],
    package: 'Professional',
    duration: 'Monthly',
    paid_until: '2026-12-20',
  });
  const profile = await call(api, me, { token: shop.owner.token });
  expect(profile.body).toMatchObject({
    payment_status: 'COMPLETED',
    paid_until: '2026-12-20',
    days_left: 30,
    merchantOrderId: order.merchantOrderId,
  });
});

test('paying early adds to what is paid already', async () => {
  const shop = await testShop(api, { paidUntil: '2027-01-31' });
  const order = await placeOrder(api, shop, await offerOf(api, shop, 'Basic', 'Monthly'));
  await choose(api, order, 'success');
  expect((await verifyOrder(api, shop, order.merchantOrderId)).body.data.paid_until).toBe('2027-02-28');
  const { body } = await call(api, subscription, { token: shop.owner.token });
  expect(body.data).toMatchObject({
    package: 'Basic',
    duration: 'Monthly',
    payments: [{ state: 'COMPLETED' }],
  });
});

test.each([
  ['pending', { state: 'PENDING', success: true }],
  ['failure', { state: 'FAILED', success: false }],
] as const)('a payment that ends as %s opens nothing, and can still succeed', async (outcome, message) => {
  const shop = await unpaidShop();
  const order = await placeOrder(api, shop);
  await choose(api, order, outcome);
  const { body } = await verifyOrder(api, shop, order.merchantOrderId);
  expect(body.data).toMatchObject({ ...message, redirectUrl: order.redirectUrl });
  expect((await storedState(api, shop)).paymentStatus).toBe('PENDING');
  await choose(api, order, 'success');
  expect((await verifyOrder(api, shop, order.merchantOrderId)).body.data.state).toBe('COMPLETED');
});

test('the same order_id makes one order; with other content it is refused', async () => {
  const shop = await unpaidShop();
  const key = '018f0000-0000-4000-8000-00000000aaaa';
  const first = await askToPay(api, shop, {}, key);
  const again = await askToPay(api, shop, {}, key);
  expect(again.body).toEqual(first.body);
  const other = await askToPay(api, shop, await offerOf(api, shop, 'Premium'), key);
  expect(other.refusal.code).toBe('KEY_REUSED');
});

test('another price than the one that is asked is refused with the true one', async () => {
  const shop = await unpaidShop();
  const { status, refusal } = await askToPay(api, shop, { amount: '1.00' });
  expect(status).toBe(409);
  expect(refusal).toMatchObject({ code: 'PRICE_CHANGED', details: { current: '1178.82' } });
  const unknown = '00000000-0000-7000-8000-000000000000';
  expect((await askToPay(api, shop, { package_id: unknown })).status).toBe(404);
});

test('the receipt says what was paid, and there is none before', async () => {
  const shop = await testShop(api, {
    paymentStatus: 'PENDING',
    shop: { name: 'Meenakshi Boutique', city: 'Jaipur', gstin: '08ABCPM4417K1ZL' },
  });
  const order = await placeOrder(api, shop);
  const params = { merchantOrderId: order.merchantOrderId };
  const receipt = (person = shop.owner) => call(api, paymentReceipt, { token: person.token, params });
  expect((await receipt()).status).toBe(404);
  await choose(api, order, 'success');
  await verifyOrder(api, shop, order.merchantOrderId);
  const answer = await receipt();
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(`Receipt_${order.merchantOrderId}.pdf`),
  });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.raw)), {
    mergePages: true,
  });
  const said = text.replaceAll(/\s+/g, ' ');
  for (const words of [
    'Receipt',
    'Meenakshi Boutique',
    'GSTIN 08ABCPM4417K1ZL',
    order.merchantOrderId,
    'Galla Professional, Monthly',
    '20 Nov 2026 to 20 Dec 2026',
    '₹999.00',
    'Tax (18 %) ₹179.82',
    'Received ₹1,178.82',
    'One thousand one hundred seventy-eight rupees and eighty-two paise only',
  ]) {
    expect(said).toContain(words);
  }
  const other = await testShop(api);
  expect((await receipt(other.owner)).status).toBe(404);
});

test('nobody can pay where no payment service is set', async () => {
  const without = await testApi({ payment: { kind: 'none' } });
  const shop = await testShop(without, { paymentStatus: 'PENDING' });
  const { status, refusal } = await askToPay(without, shop);
  expect({ status, code: refusal.code }).toEqual({ status: 424, code: 'PAYMENT_PROVIDER_AWAY' });
  expect((await without.app.inject({ url: '/payment-sandbox/pay/x' })).statusCode).toBe(404);
  await without.close();
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { paiseOf } from '../db/numeric.ts';
import { login } from '../session/contract.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../testing/index.ts';
import { packages, paymentReceipt, subscription } from './contract.ts';
import { askToPay, choose, placeOrder, quoteOf, storedState, tamper, verifyOrder } from './testing.ts';

/** Effects of a plan change on earlier payments. Today is 2026-11-20 in the shop's time zone. */

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  shop = await testShop(api, { paymentStatus: 'PENDING' });
});
afterAll(() => api.close());

type Start = 'NOW' | 'AT_END';

const paise = (text: string | null): number => paiseOf(text ?? '0.00');

async function order(name: string, duration: string, starts: Start) {
  return placeOrder(api, shop, await quoteOf(api, shop, { name, duration, starts }));
}

async function buy(name: string, duration: string, starts: Start = 'AT_END') {
  const placed = await order(name, duration, starts);
  await choose(api, placed, 'success');
  return (await verifyOrder(api, shop, placed.merchantOrderId)).body.data;
}

const subscriptionOf = async () =>
  (await call(api, subscription, { token: shop.owner.token, schemaKey: shop.schemaKey })).body.data;

async function startsOf(name: string, duration: string) {
  const { body } = await call(api, packages, { token: shop.owner.token, schemaKey: shop.schemaKey });
  return body.data.find((one) => one.name === name)?.durations.find((one) => one.duration === duration)
    ?.starts;
}

/** Advances the clock by days and signs the owner in again. */
async function pass(days: number): Promise<void> {
  api.clock.now = new Date(api.clock.now.getTime() + days * 86_400_000);
  const { owner } = shop;
  const { body } = await call(api, login, { body: { mobile: owner.mobile, password: owner.pin } });
  shop = { ...shop, owner: { ...owner, token: body.access_token } };
}
const START = new Date();
beforeAll(() => START.setTime(api.clock.now.getTime()));
beforeEach(() => {
  api.clock.now = new Date(START);
});

test('another plan than the paid one is offered at once and at the end, with dates and rupees', async () => {
  expect(await startsOf('Professional', 'Yearly')).toMatchObject([{ starts: 'AT_END', due: '11788.20' }]);
  await buy('Professional', 'Yearly');
  expect(await startsOf('Professional', 'Yearly')).toEqual([
    {
      starts: 'AT_END',
      from: '2027-11-20',
      until: '2028-11-20',
      credit: '0.00',
      due: '11788.20',
      credit_left: '0.00',
    },
  ]);
  await pass(61);
  expect(await startsOf('Premium', 'Yearly')).toEqual([
    {
      starts: 'NOW',
      from: '2027-01-20',
      until: '2028-01-20',
      credit: '9818.12',
      due: '13770.08',
      credit_left: '0.00',
    },
    {
      starts: 'AT_END',
      from: '2027-11-20',
      until: '2028-11-20',
      credit: '0.00',
      due: '23588.20',
      credit_left: '0.00',
    },
  ]);
});

test('a month of a cheaper plan leaves the paid year, and begins after it', async () => {
  await buy('Professional', 'Yearly');
  const bought = await buy('Basic', 'Monthly');
  expect(bought).toMatchObject({ amount: '588.82', paid_from: '2027-11-20', paid_until: '2027-12-20' });
  expect(await subscriptionOf()).toMatchObject({
    package: 'Professional',
    duration: 'Yearly',
    credit: '0.00',
    paid: [
      { package: 'Professional', from: '2026-11-20', until: '2027-11-20' },
      { package: 'Basic', duration: 'Monthly', from: '2027-11-20', until: '2027-12-20' },
    ],
  });
});

test('a cheaper plan at once is paid by credit alone, and the rest stays for the next payment', async () => {
  await buy('Professional', 'Yearly');
  await pass(61);
  const { status, body } = await askToPay(
    api,
    shop,
    await quoteOf(api, shop, { name: 'Basic', duration: 'Monthly', starts: 'NOW' }),
  );
  expect(status).toBe(200);
  const merchantOrderId = new URL(body.data.redirectUrl).searchParams.get('merchantOrderId') ?? '';
  expect(body.data.redirectUrl).toContain('/payment-status?');
  expect((await verifyOrder(api, shop, merchantOrderId)).body.data).toMatchObject({
    state: 'COMPLETED',
    amount: '0.00',
    credit: '588.82',
    paid_until: '2027-02-20',
  });
  expect(await subscriptionOf()).toMatchObject({ package: 'Basic', credit: '9229.30' });
  expect((await storedState(api, shop)).paidUntil).toBe('2027-02-20');
  expect(await startsOf('Basic', 'Yearly')).toMatchObject([
    { from: '2027-02-20', credit: '5888.20', due: '0.00', credit_left: '3341.10' },
  ]);
  const receipt = await call(api, paymentReceipt, {
    token: shop.owner.token,
    params: { merchantOrderId },
  });
  expect(receipt.status).toBe(200);
});

test('two changes that were ordered on one credit and paid at once: each rupee counts once', async () => {
  await buy('Professional', 'Yearly');
  const orders = [
    await order('Premium', 'Yearly', 'NOW'),
    await order('Premium', 'Yearly', 'NOW'),
    await order('Basic', 'Monthly', 'AT_END'),
  ];
  for (const { merchantOrderId } of orders) {
    await tamper(api, merchantOrderId, { state: 'COMPLETED', transactionId: 'T1' });
  }
  const asked = orders.flatMap(({ merchantOrderId }) =>
    Array.from({ length: 12 }, () => verifyOrder(api, shop, merchantOrderId)),
  );
  const answers = await Promise.all(asked);
  expect(new Set(answers.map(({ body }) => body.data.state))).toEqual(new Set(['COMPLETED']));
  await shop.within(async ({ sql, tenantId }) => {
    const rows = await sql
      .selectFrom('subscriptionPayment')
      .selectAll()
      .where('tenantId', '=', tenantId)
      .execute();
    const money = rows.reduce((sum, { charged }) => sum + paise(charged), 0);
    const credit = rows.reduce((sum, row) => sum + paise(row.released) - paise(row.credit), 0);
    const running = rows
      .filter(({ endedOn }) => endedOn === null)
      .reduce((sum, row) => sum + paise(row.charged) + paise(row.credit), 0);
    expect(running + credit).toBe(money);
    expect(credit).toBeGreaterThanOrEqual(0);
  });
});

test('a payment that is heard of late begins when it is heard of, with the credit that is left then', async () => {
  await buy('Professional', 'Yearly');
  const late = await order('Premium', 'Yearly', 'NOW');
  await tamper(api, late.merchantOrderId, { state: 'COMPLETED', transactionId: 'T1' });
  await pass(30);
  const { body } = await verifyOrder(api, shop, late.merchantOrderId);
  // Meanwhile 30 days of the old plan were used, equal to 15 of the new one.
  expect(body.data).toMatchObject({ paid_from: '2026-12-20', paid_until: '2027-12-05', credit: '10819.31' });
  await pass(1);
  expect((await verifyOrder(api, shop, late.merchantOrderId)).body.data.paid_until).toBe('2027-12-05');
  expect((await storedState(api, shop)).paidUntil).toBe('2027-12-05');
});

test('terms that another payment has changed are refused with those of now', async () => {
  await buy('Professional', 'Yearly');
  const seen = await quoteOf(api, shop, { name: 'Premium', duration: 'Yearly', starts: 'NOW' });
  await pass(1);
  const { refusal } = await askToPay(api, shop, seen);
  expect(refusal).toMatchObject({ code: 'PRICE_CHANGED', details: { current: '11832.30' } });
});

test('a caller who knows of no choice pays the whole price for the end of the paid time', async () => {
  await buy('Professional', 'Yearly');
  const placed = await placeOrder(api, shop);
  await choose(api, placed, 'success');
  expect((await verifyOrder(api, shop, placed.merchantOrderId)).body.data).toMatchObject({
    amount: '1178.82',
    paid_from: '2027-11-20',
    paid_until: '2027-12-20',
  });
});

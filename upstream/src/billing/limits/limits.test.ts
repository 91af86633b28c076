import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { receiveGoods } from '../../goods/contract.ts';
import { tenantSetting, updateTenantSetting } from '../../tenant/contract.ts';
import {
  call,
  makeKey,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import { approveLimits, createInvoice, updateDocument } from '../contract.ts';
import {
  addCustomer,
  addItem,
  expectBalancedBooks,
  payloadOf,
  type TestBill,
  type TestCustomer,
  type TestItem,
} from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
let customer: TestCustomer;
let cashier: TestPerson;
let kurta: TestItem;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api);
  customer = await addCustomer(shop);
  await limit({ emp_view_contact: 1 });
  cashier = await shop.addEmployee([
    'billing:create',
    'billing:view',
    'billing-history:view',
    'billing:edit',
  ]);
  kurta = await addItem(shop, { title: 'Kurta', price: 100_000, gst: 0, stock: 100_000 });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const as = (by: TestPerson = shop.owner) => ({ token: by.token, schemaKey: shop.schemaKey });
const limit = (set: object, by?: TestPerson) =>
  call(api, updateTenantSetting, { ...as(by), body: { tenant_schema: shop.schemaKey, ...set } });
const discounted = (value: number): Partial<TestBill> => ({ discount: { kind: 'AMOUNT', value } });
const bill = (more: Partial<TestBill> = {}, by: TestPerson = cashier, approval?: string) =>
  call(api, createInvoice, {
    ...as(by),
    body: {
      ...payloadOf({ customer, lines: [{ item: kurta }], ...more }),
      ...(approval !== undefined && { limit_approval: approval }),
    },
  });
const approve = (pin: string, by: TestPerson = cashier) =>
  call(api, approveLimits, { token: by.token, body: { pin } });
const approvalOf = async (by?: TestPerson) => (await approve(shop.owner.pin, by)).body.limit_approval;

test('a discount one paisa above the limit needs the owner’s PIN, for that bill alone; the bill names the owner', async () => {
  await limit({ max_discount: 10 });
  expect((await bill(discounted(10_000))).status).toBe(200);
  const refused = await bill(discounted(10_001));
  expect([refused.status, refused.refusal.code]).toEqual([409, 'LIMIT_EXCEEDED']);
  expect(refused.refusal.problems).toMatchObject([
    { field: 'discount_amount', message: 'More than 10 % discount needs the owner’s PIN.' },
  ]);
  const asked = await approve(shop.owner.pin);
  expect(asked.body).toMatchObject({ approved_by_name: 'Asha Rao' });
  const { limit_approval: approval } = asked.body;
  const made = await bill(discounted(50_000), cashier, approval);
  expect(made.body.data.limits_lifted_by).toBe('Asha Rao');
  expect((await bill(discounted(50_000), cashier, approval)).refusal.problems).toMatchObject([
    { field: 'limit_approval' },
  ]);
  // The owner has no limits.
  expect((await bill(discounted(50_000), shop.owner)).body.data.limits_lifted_by).toBeNull();
});

test('a permission is of the person at the till, and lasts five minutes', async () => {
  await limit({ max_discount: 0 });
  const other = await shop.addEmployee(['billing:create', 'billing:view']);
  const approval = await approvalOf(other);
  expect((await bill(discounted(1), cashier, approval)).refusal.problems).toMatchObject([
    { field: 'limit_approval' },
  ]);
  const { now } = api.clock;
  api.clock.now = new Date(now.getTime() + 300_000);
  expect((await bill(discounted(1), other, approval)).refusal.problems).toMatchObject([
    { field: 'limit_approval' },
  ]);
  api.clock.now = new Date(now.getTime() + 299_000);
  expect((await bill(discounted(1), other, approval)).status).toBe(200);
  api.clock.now = now;
});

test('two bills at once make use of one permission once', async () => {
  await limit({ max_discount: 0 });
  const approval = await approvalOf();
  const answers = await Promise.all([1, 2, 3].map(() => bill(discounted(100), cashier, approval)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
});

test('prices: down to a per cent, or none but the shop’s; the refusal is the same below the last cost and tells no figure', async () => {
  const at = (price: number) => bill({ lines: [{ item: kurta, price }] });
  await limit({ max_price_cut: 10 });
  expect((await at(90_000)).status).toBe(200);
  expect((await at(89_999)).refusal.problems).toMatchObject([{ field: 'bill_items.0.offer_price' }]);
  expect((await at(120_000)).status).toBe(200);
  await limit({ max_price_cut: 0 });
  expect((await at(100_000)).status).toBe(200);
  for (const price of [99_999, 100_001]) expect((await at(price)).refusal.code).toBe('LIMIT_EXCEEDED');
  const cut = (await at(50_000)).refusal;
  await limit({ max_price_cut: null, never_below_cost: 1 });
  await call(api, receiveGoods, {
    ...as(),
    body: { product_id: kurta.id, quantity: '1', cost: '730.50' },
  });
  expect((await at(73_050)).status).toBe(200);
  const { request_id: _, ...below } = (await at(73_049)).refusal;
  expect(below).toEqual({ ...cut, request_id: undefined });
  expect(JSON.stringify(below)).not.toContain('730');
  // The same for a discount on the whole bill.
  expect((await bill(discounted(26_951))).refusal.code).toBe('LIMIT_EXCEEDED');
  expect((await bill(discounted(26_950))).status).toBe(200);
});

test('an edit is held to the limits where it goes further than before, and not where it leaves what was agreed', async () => {
  const made = (await bill({ ...discounted(30_000), lines: [{ item: kurta, price: 80_000 }] })).body;
  await limit({ max_discount: 10, max_price_cut: 5 });
  const edit = (more: Partial<TestBill>) =>
    call(api, updateDocument, {
      ...as(cashier),
      body: {
        ...payloadOf({ customer, lines: [{ item: kurta, price: 80_000 }], ...more }),
        doc_id: made.document_id,
        reason: 'A wish of the customer',
        expected_revision: 0,
      },
    });
  expect((await edit(discounted(30_001))).refusal.problems).toMatchObject([{ field: 'discount_amount' }]);
  const lower = await edit({ ...discounted(30_000), lines: [{ item: kurta, price: 79_999 }] });
  expect(lower.refusal.problems?.map(({ field }) => field)).toContain('bill_items.0.offer_price');
  // A larger quantity than agreed is checked again: price and discount were allowed for one piece only.
  const more = { lines: [{ item: kurta, price: 80_000, quantity: 2000 }] };
  expect((await edit({ ...discounted(30_000), ...more })).refusal.code).toBe('LIMIT_EXCEEDED');
  expect((await edit({ ...discounted(60_000), ...more })).refusal.problems).toMatchObject([
    { field: 'discount_amount' },
    { field: 'bill_items.0.offer_price' },
  ]);
  expect((await edit(discounted(20_000))).status).toBe(200);
});

test('a key is nobody, and is held to the limits', async () => {
  await limit({ max_discount: 10 });
  const key = await makeKey(api, shop, ['billing:create', 'billing:view']);
  const answer = await call(api, createInvoice, {
    token: key.secret,
    schemaKey: shop.schemaKey,
    body: payloadOf({ customer, lines: [{ item: kurta }], ...discounted(10_001) }),
  });
  expect(answer.refusal.code).toBe('LIMIT_EXCEEDED');
  expect((await call(api, approveLimits, { token: key.secret, body: { pin: shop.owner.pin } })).status).toBe(
    403,
  );
});

test('wrong PINs are counted: after five nobody tries for a while, not with the right one either', async () => {
  expect((await approve('12')).refusal.problems).toMatchObject([{ field: 'pin' }]);
  for (const pin of ['5093', '5094', '5095', '5096', '5097'])
    expect((await approve(pin)).refusal.code).toBe('INVALID_CREDENTIALS');
  const { status, refusal } = await approve(shop.owner.pin);
  expect([status, refusal.code]).toEqual([429, 'TRY_LATER']);
});

test('the owner alone sets the limits, 0 to 100 per cent', async () => {
  const clerk = await shop.addEmployee(['bills-and-tax:edit', 'settings:view']);
  for (const set of [{ max_discount: 100 }, { max_price_cut: null }, { never_below_cost: 0 }])
    expect((await limit(set, clerk)).refusal.code).toBe('PERMISSION_DENIED');
  expect((await limit({ max_discount: '100.01' })).status).toBe(422);
  await limit({ max_discount: '12.5', max_price_cut: 0 });
  const { data } = (await call(api, tenantSetting, as())).body;
  expect([data.max_discount, data.max_price_cut]).toEqual(['12.5', '0']);
  expect((await limit({ max_discount: null })).body.data).toMatchObject({
    max_discount: null,
    max_price_cut: '0',
  });
});

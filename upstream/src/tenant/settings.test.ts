import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type TestApi, testApi, type TestPerson, testShop, type TestShop } from '../testing/index.ts';
import { tenantSetting, updateTenantSetting } from './contract.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const update = (shop: TestShop, body: object, person: TestPerson = shop.owner, key?: string) =>
  call(api, updateTenantSetting, {
    token: person.token,
    schemaKey: shop.schemaKey,
    body,
    ...(key !== undefined && { key }),
  });

const read = async (shop: TestShop) =>
  (await call(api, tenantSetting, { token: shop.owner.token, schemaKey: shop.schemaKey })).body.data;

test('a switch is saved by itself, and the others stay', async () => {
  const shop = await testShop(api);
  const before = await read(shop);
  const { status, body } = await update(shop, { invoice_delete: 1 });
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    message: 'Settings saved successfully',
    data: { ...before, invoice_delete: 1 },
  });
  expect(await read(shop)).toEqual(body.data);
});

test('every setting is kept', async () => {
  const shop = await testShop(api);
  const all = {
    emp_view_contact: 1,
    emp_create_contact: 0,
    emp_view_customer: 0,
    order_edit: 0,
    order_delete: 1,
    invoice_edit: 0,
    invoice_delete: 1,
    discount_before_tax: 1,
    round_off: 1,
  };
  await update(shop, { ...all, gst_persantage: 2.5, terms_and_conditions: ' No refunds. ' });
  expect(await read(shop)).toMatchObject({
    ...all,
    gst_persantage: '2.5',
    terms_and_conditions: 'No refunds.',
  });
});

test('nothing named changes nothing', async () => {
  const shop = await testShop(api);
  const before = await read(shop);
  expect((await update(shop, {})).body.data).toEqual(before);
});

test('two people at different switches both count', async () => {
  const shop = await testShop(api);
  const manager = await shop.addEmployee(['settings:edit']);
  const people = [shop.owner, manager];
  const names = ['emp_view_contact', 'order_delete', 'invoice_delete', 'round_off', 'discount_before_tax'];
  await Promise.all(names.map((name, at) => update(shop, { [name]: 1 }, people[at % 2])));
  expect(await read(shop)).toMatchObject(Object.fromEntries(names.map((name) => [name, 1])));
});

test('a change that is sent again is made once', async () => {
  const shop = await testShop(api);
  const key = '018f0000-0000-4000-8000-0000000000a1';
  await update(shop, { round_off: 1 }, shop.owner, key);
  await update(shop, { round_off: 0 });
  expect((await update(shop, { round_off: 1 }, shop.owner, key)).body.data.round_off).toBe(1);
  expect((await read(shop)).round_off).toBe(0);
});

test.each([
  [{ gst_persantage: 28.5 }, 'gst_persantage', 'GST percentage must be between 0 and 28.'],
  [{ gst_persantage: '99' }, 'gst_persantage', 'GST percentage must be between 0 and 28.'],
  [{ terms_and_conditions: 'x'.repeat(101) }, 'terms_and_conditions', 'At most 100 characters.'],
])('%o is refused at its field, with all that came along', async (wrong, field, message) => {
  const shop = await testShop(api);
  const { status, refusal } = await update(shop, { ...wrong, round_off: 1 });
  expect(status).toBe(422);
  expect(refusal.problems).toEqual([{ field, code: 'INVALID_INPUT', message }]);
  expect((await read(shop)).round_off).toBe(0);
});

test.each([{ round_off: true }, { round_off: 2 }, { round_of: 1 }])(
  '%o is no change of a setting',
  async (body) => {
    const shop = await testShop(api);
    expect((await update(shop, body)).status).toBe(422);
  },
);

test('0 and 28 per cent, and 100 characters of any script, fit', async () => {
  const shop = await testShop(api);
  for (const rate of ['0', '28']) {
    const { body } = await update(shop, { gst_persantage: rate });
    expect(body.data.gst_persantage).toBe(rate);
  }
  const terms = '🧵'.repeat(100);
  expect((await update(shop, { terms_and_conditions: terms })).body.data.terms_and_conditions).toBe(terms);
});

test('who may look at the settings may not change them', async () => {
  const shop = await testShop(api);
  const viewer = await shop.addEmployee(['settings:view']);
  expect((await update(shop, { round_off: 1 }, viewer)).refusal.code).toBe('PERMISSION_DENIED');
});

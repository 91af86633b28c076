import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInvoice } from '../billing/contract.ts';
import { addCustomer as insert, addItem, expectBalancedBooks, payloadOf } from '../billing/testing/index.ts';
import { call, type TestApi, testApi, type TestPerson, type TestShop, testShop } from '../testing/index.ts';
import { addCustomer, customers, openCustomer } from './contract.ts';

let api: TestApi;
let shop: TestShop;

beforeAll(async () => {
  api = await testApi();
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const list = async (query: Record<string, string>, { token }: TestPerson) =>
  (await call(api, customers, { token, schemaKey: shop.schemaKey, query })).body;
const namesOf = async (query: Record<string, string>, person: TestPerson) =>
  (await list(query, person)).data.map(({ name }) => name);
const add = (body: object, { token }: TestPerson) =>
  call(api, addCustomer, { token, schemaKey: shop.schemaKey, key: randomUUID(), body });

/** A colleague's customer, and a seller who sees only their own. */
async function hiddenCustomer(settings = {}) {
  shop = await testShop(api, { settings });
  const seller = await shop.addEmployee(['billing:create', 'customers:create', 'billing-history:view']);
  const hidden = await insert(shop, { name: 'Priya Agarwal', gstin: '27AAPFU0939F1ZV' });
  return { seller, hidden };
}
const open = (mobile: string, { token }: TestPerson, key = randomUUID()) =>
  call(api, openCustomer, { token, schemaKey: shop.schemaKey, key, body: { mobile } });

test('a number that is taken tells no id to who may not see its customer, but the way on', async () => {
  const { seller, hidden } = await hiddenCustomer();
  const taken = await add({ name: 'Other', mobile: hidden.mobile }, seller);
  expect(taken.refusal).toMatchObject({ code: 'MOBILE_TAKEN', details: { may_open: 1 } });
  expect(JSON.stringify(taken.body)).not.toContain(hidden.id);
});

test('who types the full number may bill its customer, and sees no more than the name', async () => {
  const { seller, hidden } = await hiddenCustomer();
  const bill = async () => {
    const body = payloadOf({ customer: hidden, lines: [{ item: await addItem(shop) }] });
    return call(api, createInvoice, { token: seller.token, schemaKey: shop.schemaKey, body });
  };
  expect((await bill()).refusal.code).toBe('CUSTOMER_MISSING');
  expect((await open('98290', seller)).status).toBe(422);
  expect((await open('9999999999', seller)).status).toBe(404);
  const opened = await open(`+91 ${hidden.mobile}`, seller);
  expect(opened.body).toMatchObject({
    customer_id: hidden.id,
    data: { name: 'Priya Agarwal', state_code: '27', gst: null, group: null, bills: 0, last_visit: null },
  });
  expect((await list({ ids: hidden.id }, seller)).data).toEqual([opened.body.data]);
  expect(await namesOf({}, seller)).toEqual([]);
  expect((await bill()).status).toBe(200);
  api.clock.now = new Date(api.clock.now.getTime() + 25 * 60 * 60 * 1000);
  expect((await bill()).refusal.code).toBe('CUSTOMER_MISSING');
});

test('a person opens twenty customers a day, the same one as often as he comes', async () => {
  const { seller, hidden } = await hiddenCustomer();
  await open(hidden.mobile, seller);
  const others = [];
  for (let n = 0; n < 20; n += 1) others.push(await insert(shop, { name: `Other ${n}` }));
  const answers = await Promise.all(others.map(({ mobile }) => open(mobile, seller)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ refusal }) => refusal.code)).toEqual(['OPENED_TOO_MANY']);
  expect((await open(hidden.mobile, seller)).status).toBe(200);
});

test('a shop may have its employees ask the owner instead', async () => {
  const { seller, hidden } = await hiddenCustomer({ empBillByMobile: false });
  const taken = await add({ name: 'Other', mobile: hidden.mobile }, seller);
  expect(taken.refusal).not.toHaveProperty('details');
  expect((await open(hidden.mobile, seller)).refusal.code).toBe('PERMISSION_DENIED');
});

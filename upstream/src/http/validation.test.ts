import { afterAll, beforeAll, expect, test } from 'vitest';
import { customers } from '../customers/contract.ts';
import { employees } from '../employees/contract.ts';
import { editAccountDetail } from '../tenant/contract.ts';
import { call, type Sent, type TestApi, testApi, testShop, type TestShop } from '../testing/index.ts';
import type { Endpoint } from './endpoint.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
});
afterAll(() => api.close());

async function fieldsRefused(endpoint: Endpoint, sent: Sent): Promise<string[]> {
  const { token } = shop.owner;
  const { status, refusal } = await call(api, endpoint, { token, schemaKey: shop.schemaKey, ...sent });
  expect(status).toBe(422);
  expect(refusal.code).toBe('INVALID_INPUT');
  expect(refusal.message).toBe('Please check the marked fields.');
  return (refusal.problems ?? []).map(({ field }) => field);
}

const id = '0190a000-0000-7000-8000-000000000000';
const form = { upi_name: 'A', upi_id: 'a@b' };

test('an unknown field is refused, in the query and at every depth of the body', async () => {
  expect(await fieldsRefused(employees, { query: { stauts: 1 } })).toEqual(['stauts']);
  const body = { id, form_data: { ...form, upi: 'x' }, more: true };
  expect(await fieldsRefused(editAccountDetail, { body })).toEqual(
    expect.arrayContaining(['more', 'form_data.upi']),
  );
});

test('a body is not converted: what looks like the right thing is not', async () => {
  const wrong = [
    { id, form_data: { ...form, upi_name: 7 } },
    { id, form_data: { ...form, upi_name: null } },
  ];
  for (const body of wrong)
    expect(await fieldsRefused(editAccountDetail, { body })).toEqual(['form_data.upi_name']);
  expect(await fieldsRefused(editAccountDetail, { body: { id: 'x', form_data: form } })).toEqual(['id']);
  expect(await fieldsRefused(editAccountDetail, { body: { form_data: form } })).toEqual(['id']);
  expect(await fieldsRefused(editAccountDetail, { body: [] })).not.toEqual([]);
});

test('a text that is too long is told as people read it, with how much it may have', async () => {
  const body = { id, form_data: { ...form, upi_name: 'A'.repeat(5_000) } };
  const { token } = shop.owner;
  const { refusal } = await call(api, editAccountDetail, { token, schemaKey: shop.schemaKey, body });
  expect(refusal.problems?.[0]?.message).toMatch(/^At most \d+ characters$/);
  const [, max] = /(\d+)/.exec(refusal.problems?.[0]?.message ?? '') ?? [];
  expect(refusal.problems).toMatchObject([{ rule: 'FORMS_TOO_LONG', figures: { max } }]);
});

test('numbers and flags of an address are read, and what is none is refused', async () => {
  const { token } = shop.owner;
  const { schemaKey } = shop;
  expect((await call(api, employees, { token, schemaKey, query: { status: 1 } })).status).toBe(200);
  expect((await call(api, customers, { token, schemaKey, query: { limit: 100 } })).status).toBe(200);
  for (const status of ['2', 'true', '01', '1.5', '', ' 1']) {
    expect(await fieldsRefused(employees, { query: { status } })).toEqual(['status']);
  }
  for (const limit of ['0', '101', '1e1', '-1', '10.5']) {
    expect(await fieldsRefused(customers, { query: { limit } })).toEqual(['limit']);
  }
});

test('a search of digits stays text', async () => {
  const { token } = shop.owner;
  const { status } = await call(api, customers, {
    token,
    schemaKey: shop.schemaKey,
    query: { search: '98765' },
  });
  expect(status).toBe(200);
});

test('a call without its shop, or without a token, is refused in the words of its document', async () => {
  const { token } = shop.owner;
  const withoutShop = await call(api, employees, { token });
  expect(withoutShop.status).toBe(400);
  expect(withoutShop.refusal).toMatchObject({
    code: 'TENANT_MISSING',
    message: 'No tenant schema found. Please log in again.',
  });
  const withoutToken = await call(api, employees, { schemaKey: shop.schemaKey });
  expect(withoutToken.status).toBe(401);
  expect(withoutToken.refusal).toMatchObject({
    code: 'UNAUTHENTICATED',
    message: 'No access token found. Please log in again.',
  });
});

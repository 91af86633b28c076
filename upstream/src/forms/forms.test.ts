import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type TestApi, testApi, testShop } from '../testing/index.ts';
import { formsByBusiness, getForm, getStatuses } from './contract.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('a new shop has the forms for bills and UPI accounts', async () => {
  const { owner, schemaKey } = await testShop(api);
  const query = { business_id: 1 };
  const { body } = await call(api, formsByBusiness, { token: owner.token, schemaKey, query });
  expect(body.data).toEqual(
    expect.arrayContaining([
      { id: 1, name: 'invoice' },
      { id: 2, name: 'account_details' },
    ]),
  );
});

test('the form of a bill asks for description, advance and delivery date', async () => {
  const { owner, schemaKey } = await testShop(api);
  const query = { form_name: 'invoice', business_id: 1 };
  const { body } = await call(api, getForm, { token: owner.token, schemaKey, query });
  expect(body).toMatchObject({ success: true, id: 1, name: 'invoice' });
  expect(body.fields.map(({ name, type, required }) => [name, type, required])).toEqual([
    ['description', 'textarea', false],
    ['advance', 'number', false],
    ['delivery_date', 'date', false],
  ]);
});

test('the form made for a sub-category goes before the one for all', async () => {
  const shop = await testShop(api, { subCategoryId: 7 });
  const { owner, schemaKey } = shop;
  await shop.within((db) =>
    db.sql
      .insertInto('form')
      .values({ tenantId: db.tenantId, formNumber: 90, name: 'invoice', subCategoryId: 7, fields: '[]' })
      .execute(),
  );
  const query = { form_name: 'invoice', business_id: 1 };
  expect((await call(api, getForm, { token: owner.token, schemaKey, query })).body.id).toBe(90);
});

test('a form that the shop does not have is not found', async () => {
  const { owner, schemaKey } = await testShop(api);
  const query = { form_name: 'nothing', business_id: 1 };
  expect((await call(api, getForm, { token: owner.token, schemaKey, query })).refusal.code).toBe('NOT_FOUND');
});

test('a call without the business is told in the words of its document', async () => {
  const { owner, schemaKey } = await testShop(api);
  const sent = { token: owner.token, schemaKey };
  for (const { status, refusal } of [
    await call(api, getForm, { ...sent, query: { form_name: 'invoice' } }),
    await call(api, formsByBusiness, sent),
  ]) {
    expect(status).toBe(400);
    expect(refusal).toMatchObject({
      code: 'BUSINESS_MISSING',
      message: 'No business ID found. Please log in again.',
    });
  }
});

test('a call without token or shop is told in the words of its document', async () => {
  const { owner, schemaKey } = await testShop(api);
  const query = { form_name: 'invoice', business_id: 1 };
  expect((await call(api, getForm, { schemaKey, query })).refusal.message).toBe('Missing auth token.');
  expect((await call(api, getForm, { token: owner.token, query })).refusal.message).toBe(
    'No tenant schema found. Please log in again.',
  );
});

test.each([
  ['document', ['Unpaid', 'Partial', 'Paid', 'Canceled']],
  ['quick_bill', ['Pending', 'Paid']],
] as const)('the statuses of a %s are told as the API spells them', async (kind, statuses) => {
  const { owner } = await testShop(api);
  const { body } = await call(api, getStatuses, { token: owner.token, query: { kind } });
  expect(body).toEqual({ success: true, data: statuses });
});

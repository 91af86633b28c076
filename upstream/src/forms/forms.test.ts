import { afterAll, beforeAll, expect, test } from 'vitest';
import { formField } from '@galla/domain';
import { newId } from '../db/id.ts';
import type { JsonValue } from '../db/types.generated.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../testing/index.ts';
import { formsByBusiness, getForm, getStatuses } from './contract.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/** Adds a definition of the shop's own. */
const own = (
  shop: TestShop,
  number: number,
  name: string,
  label: string,
  subCategoryId: number | null = null,
) =>
  shop.within((db) =>
    db.sql
      .insertInto('form')
      .values({
        tenantId: db.tenantId,
        formNumber: number,
        name,
        subCategoryId,
        fields: JSON.stringify([formField('title', label)]) as JsonValue,
      })
      .execute(),
  );

async function form({ owner, schemaKey }: TestShop, name: string) {
  const query = { form_name: name, business_id: 1 };
  return (await call(api, getForm, { token: owner.token, schemaKey, query })).body;
}

async function listed({ owner, schemaKey }: TestShop) {
  const query = { business_id: 1 };
  return (await call(api, formsByBusiness, { token: owner.token, schemaKey, query })).body.data;
}

const formsOf = async (businessId: number) =>
  (await listed(await testShop(api, { businessId }))).map(({ id, name }) => `${id} ${name}`);

test('a shop has the forms of its business without making any', async () => {
  const common = [
    '1 invoice',
    '2 account_details',
    '3 product_catalogs',
    '4 service_catalogs',
    '6 employees',
    '7 appointment',
    '32 status_follow_up',
    '33 status_visit_planned',
    '37 status_not_interested',
  ];
  expect(await formsOf(1)).toEqual(common);
  expect(await formsOf(8)).toEqual(
    expect.arrayContaining([...common, '5 prescription', '11 product_variants_lens']),
  );
});

test('the form of a bill asks for description, advance and delivery date', async () => {
  const body = await form(await testShop(api), 'invoice');
  expect(body).toMatchObject({ success: true, id: 1, name: 'invoice' });
  expect(body.fields.map(({ name, type, required }) => [name, type, required])).toEqual([
    ['description', 'textarea', false],
    ['advance', 'number', false],
    ['delivery_date', 'date', false],
  ]);
});

test("a shop's own goes before the default, and the one made for its sub-category before that", async () => {
  const shop = await testShop(api, { subCategoryId: 102 });
  const firstField = async () => {
    const { id, fields } = await form(shop, 'service_catalogs');
    return [id, fields[0]?.label];
  };
  expect(await firstField()).toEqual([4, 'Name']);
  await own(shop, 4, 'service_catalogs', 'Work');
  expect(await firstField()).toEqual([4, 'Work']);
  await own(shop, 90, 'service_catalogs', 'Tailoring', 102);
  await own(shop, 91, 'service_catalogs', 'Haircut', 1102);
  expect(await firstField()).toEqual([4, 'Tailoring']);
  expect((await listed(shop)).filter(({ name }) => name === 'service_catalogs')).toHaveLength(1);
});

test('a form that only this shop has is listed with its own number', async () => {
  const shop = await testShop(api);
  await own(shop, 10_001, 'members', 'Name');
  expect(await form(shop, 'members')).toMatchObject({ id: 10_001, name: 'members' });
  expect(await listed(shop)).toContainEqual({ id: 10_001, name: 'members' });
});

test('the choices of a category are those that the shop uses, by kind, in the natural order', async () => {
  const shop = await testShop(api);
  const add = (kind: string, category: string | null, deletedAt: Date | null = null) =>
    shop.within((db) =>
      db.sql
        .insertInto('catalogueItem')
        .values({ tenantId: db.tenantId, id: newId(), kind, title: 'x', category, deletedAt })
        .execute(),
    );
  await add('PRODUCT', 'Sarees');
  await add('PRODUCT', 'Sarees');
  await add('PRODUCT', 'Blouses, 10');
  await add('PRODUCT', 'blouses, 9');
  await add('PRODUCT', null);
  await add('PRODUCT', 'Given up', new Date());
  await add('SERVICE', 'Stitching');
  const categories = async (name: string) =>
    (await form(shop, name)).fields
      .find((field) => field.name === 'category_name')
      ?.values.map(({ value }) => value);
  expect(await categories('product_catalogs')).toEqual(['blouses, 9', 'Blouses, 10', 'Sarees']);
  expect(await categories('service_catalogs')).toEqual(['Stitching']);
});

test('a unit that goods are sold by is a choice, whatever the form lists', async () => {
  const shop = await testShop(api);
  await shop.within((db) =>
    db.sql
      .insertInto('catalogueItem')
      .values({ tenantId: db.tenantId, id: newId(), kind: 'PRODUCT', title: 'Cement', unit: 'bag' })
      .execute(),
  );
  const units = (await form(shop, 'product_catalogs')).fields
    .find(({ name }) => name === 'unit')
    ?.values.map(({ value }) => value);
  expect(units?.filter((unit) => unit === 'bag' || unit === 'pc')).toEqual(['pc', 'bag']);
});

test('an employee reports to people who work here', async () => {
  const shop = await testShop(api);
  const { fields } = await form(shop, 'employees');
  const reporting = fields.find(({ name }) => name === 'reporting_to');
  expect(reporting?.values.map(({ value }) => value)).toContain(shop.owner.staffId);
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
  ['document', ['Unpaid', 'Partial', 'Paid', 'Canceled', 'Open', 'Accepted', 'Ended']],
  ['quick_bill', ['Pending', 'Paid']],
  ['product', ['Available', 'Out of stock', 'Hidden', 'Discontinued']],
  ['service', ['Available', 'Out of stock', 'Hidden', 'Discontinued']],
] as const)('the statuses of a %s are told as the API spells them', async (kind, statuses) => {
  const { owner, schemaKey } = await testShop(api);
  const { body } = await call(api, getStatuses, { token: owner.token, schemaKey, query: { kind } });
  expect(body).toEqual({ success: true, data: statuses });
});

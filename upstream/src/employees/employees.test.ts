import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type TestApi, testApi, testShop } from '../testing/index.ts';
import { employees } from './contract.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('employees are listed by name, without the owner, by state', async () => {
  const shop = await testShop(api);
  const signed = { token: shop.owner.token, schemaKey: shop.schemaKey };
  const [first, second] = [await shop.addEmployee([]), await shop.addEmployee(['billing:view'])];
  const rename = (staffId: string, firstName: string, active: boolean) =>
    shop.within((db) =>
      db.sql
        .updateTable('staff')
        .set({ firstName, active })
        .where('tenantId', '=', db.tenantId)
        .where('id', '=', staffId)
        .execute(),
    );
  await rename(first.staffId, 'Zoya', true);
  await rename(second.staffId, 'Anil', false);
  const names = async (query: Record<string, number>) =>
    (await call(api, employees, { ...signed, query })).body.data.map(({ full_name }) => full_name);
  expect(await names({})).toEqual(['Anil Das', 'Zoya Das']);
  expect(await names({ status: 1 })).toEqual(['Zoya Das']);
  expect(await names({ status: 0 })).toEqual(['Anil Das']);
});

test('letters without case, numbers by value', async () => {
  const shop = await testShop(api);
  for (const firstName of ['Zoya', 'bina', 'Till 10', 'Asha', 'till 9']) {
    const { staffId } = await shop.addEmployee([]);
    await shop.within((db) =>
      db.sql
        .updateTable('staff')
        .set({ firstName })
        .where('tenantId', '=', db.tenantId)
        .where('id', '=', staffId)
        .execute(),
    );
  }
  const { body } = await call(api, employees, { token: shop.owner.token, schemaKey: shop.schemaKey });
  expect(body.data.map(({ full_name }) => full_name.replace(' Das', ''))).toEqual([
    'Asha',
    'bina',
    'till 9',
    'Till 10',
    'Zoya',
  ]);
});

test('people are found by id, the owner too, those of another shop not', async () => {
  const [shop, other] = [await testShop(api), await testShop(api)];
  const employee = await shop.addEmployee(['billing:view']);
  const ids = [shop.owner.staffId, employee.staffId, other.owner.staffId].join(',');
  const { body } = await call(api, employees, {
    token: shop.owner.token,
    schemaKey: shop.schemaKey,
    query: { ids },
  });
  expect(body.data.map(({ id, is_owner, status }) => ({ id, is_owner, status }))).toEqual([
    { id: shop.owner.staffId, is_owner: 1, status: 1 },
    { id: employee.staffId, is_owner: 0, status: 1 },
  ]);
  expect(body.data[1]?.designation_name).toContain('Designation');
});

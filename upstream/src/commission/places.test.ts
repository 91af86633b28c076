import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createInvoice } from '../billing/contract.ts';
import { addCustomer, addItem, payloadOf } from '../billing/testing/index.ts';
import { saveLocations } from '../map/contract.ts';
import { call, type TestApi, testApi, type TestPerson, type TestShop, testShop } from '../testing/index.ts';
import { employeeOrderLocations } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let seller: TestPerson;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api, { businessId: 4 });
  seller = await shop.addEmployee(['billing:create', 'billing:view']);
});
afterAll(() => api.close());

const as = ({ token }: TestPerson = shop.owner) => ({ token, schemaKey: shop.schemaKey });
async function sell(by: TestPerson): Promise<string> {
  const body = payloadOf({
    customer: await addCustomer(shop, { assignedTo: seller.staffId }),
    lines: [{ item: await addItem(shop) }],
  });
  const sent = { ...as(by), body: { ...body, employee_id: seller.staffId } };
  return (await call(api, createInvoice, sent)).body.document_id;
}
/** Adds positions of the seller: minutes before now, and latitude. */
const walk = (...places: [minutes: number, latitude: number][]) =>
  call(api, saveLocations, {
    ...as(seller),
    body: {
      points: places.map(([minutes, latitude]) => ({
        id: randomUUID(),
        latitude,
        longitude: 75.7873,
        created_at: new Date(api.clock.now.getTime() - minutes * 60_000).toISOString(),
      })),
    },
  });
const places = (ids: string[], by?: TestPerson, of = seller) =>
  call(api, employeeOrderLocations, { ...as(by), query: { employee_id: of.staffId, ids: ids.join(',') } });

test('a sale was made at the point nearest in time, also when the phone sends it later', async () => {
  const id = await sell(seller);
  expect((await places([id])).body.data).toEqual([]);
  await walk([11, 26.1], [6, 26.2], [3, 26.3]);
  expect((await places([id])).body.data).toMatchObject([
    { id, location: { latitude: 26.3, longitude: 75.7873 } },
  ]);
});

test('more than ten minutes away, or made by somebody else, it has none', async () => {
  const [own, owners] = [await sell(seller), await sell(shop.owner)];
  await walk([11, 26.1]);
  expect((await places([own, owners])).body.data).toEqual([]);
  await walk([1, 26.2]);
  expect((await places([own, owners])).body.data.map(({ id }) => id)).toEqual([own]);
});

test('the own ones are open; those of others need Employees View and Map View', async () => {
  const id = await sell(seller);
  await walk([1, 26.2]);
  expect((await places([id], seller)).body.data).toHaveLength(1);
  for (const right of ['employees:view', 'map:view'] as const)
    expect((await places([id], await shop.addEmployee([right]))).refusal.code).toBe('PERMISSION_DENIED');
  const both = await shop.addEmployee(['employees:view', 'map:view']);
  expect((await places([id], both)).body.data).toHaveLength(1);
  // The owner is not an employee.
  expect((await places([id], shop.owner, shop.owner)).refusal.code).toBe('NOT_FOUND');
  const other = await testShop(api);
  const asked = {
    token: other.owner.token,
    schemaKey: other.schemaKey,
    query: { employee_id: seller.staffId, ids: id },
  };
  expect((await call(api, employeeOrderLocations, asked)).refusal.code).toBe('NOT_FOUND');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { cashOfDay, createInvoice, recordPayment } from '../contract.ts';
import { addCustomer, addItem, payloadOf, type TestItem } from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
let item: TestItem;

beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  item = await addItem(shop, { price: 10_000_000, gst: 0 });
});
afterAll(() => api.close());

const asOwner = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });

type Customer = Awaited<ReturnType<typeof addCustomer>>;

/** A bill of ₹1,00,000 with this advance. */
async function bill(customer: Customer, advance: number, mode: 'Cash' | 'UPI' = 'Cash'): Promise<string> {
  const body = { ...payloadOf({ customer, lines: [{ item }], advance }), payment_mode: mode };
  return (await call(api, createInvoice, { ...asOwner(), body })).body.document_id;
}

const pay = (document_id: string, amount: string, expected_pending: string) =>
  call(api, recordPayment, {
    ...asOwner(),
    body: { document_id, amount, expected_pending, payment_mode: 'Cash' },
  });

async function cashOf(...customers: Customer[]): Promise<string[]> {
  const query = { customer_ids: customers.map(({ id }) => id).join(',') };
  const { body } = await call(api, cashOfDay, { ...asOwner(), query });
  const cash = new Map(body.data.map((one) => [one.customer_id, one.cash]));
  return customers.map(({ id }) => cash.get(id) ?? 'untold');
}

test("cash of a customer's day is summed over bills and payments, by the day of the shop", async () => {
  const [asha, other] = [await addCustomer(shop), await addCustomer(shop)];
  const started = api.clock.now;
  // 18:00 UTC is 23:30 in India: still the day before.
  api.clock.now = new Date('2026-11-20T18:00:00Z');
  const first = await bill(asha, 1_000_000);
  api.clock.now = new Date('2026-11-20T18:40:00Z');
  expect(await cashOf(asha, other)).toEqual(['0.00', '0.00']);
  await pay(first, '20000.00', '90000.00');
  await bill(asha, 3_000_000);
  await bill(asha, 5_000_000, 'UPI');
  expect(await cashOf(asha, other)).toEqual(['50000.00', '0.00']);
  api.clock.now = started;
});

test('a bill that was taken back counts no more', async () => {
  const customer = await addCustomer(shop);
  const id = await bill(customer, 1_000_000);
  expect(await cashOf(customer)).toEqual(['10000.00']);
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('document')
      .set({ canceledAt: api.clock.now })
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .execute(),
  );
  expect(await cashOf(customer)).toEqual(['0.00']);
});

test('the walk-in is somebody else with every bill, and an employee is told of those whom he bills', async () => {
  const customer = await addCustomer(shop);
  const walkIn = await shop.within(({ sql, tenantId }) =>
    sql
      .selectFrom('customer')
      .select('id')
      .where('tenantId', '=', tenantId)
      .where('walkIn', '=', true)
      .executeTakeFirstOrThrow(),
  );
  const query = { customer_ids: `${walkIn.id},${customer.id}` };
  const { body } = await call(api, cashOfDay, { ...asOwner(), query });
  expect(body.data).toEqual([{ customer_id: customer.id, cash: '0.00' }]);
  const { token } = await shop.addEmployee(['billing:create']);
  const seen = await call(api, cashOfDay, { token, schemaKey: shop.schemaKey, query });
  expect(seen.body.data).toEqual([]);
});

import { type DueAge, rupees } from '@galla/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createInvoice, createOrder, fetchDocuments, recordPayment } from '../../billing/contract.ts';
import {
  addCustomer,
  addItem,
  payloadOf,
  type TestCustomer,
  type TestItem,
} from '../../billing/testing/index.ts';
import { createOrders } from '../../boutique/contract.ts';
import { addMasters, orderOf } from '../../boutique/testing/index.ts';
import { openSheet } from '../../catalogue/sheets/testing/workbook.ts';
import { paiseOf } from '../../db/numeric.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { duesByAge, exportDues } from './contract.ts';

const NOON = 'T06:30:00Z';
const TODAY = `2026-11-20${NOON}`;
let api: TestApi;
let shop: TestShop;
let item: TestItem;
let asha: TestCustomer;

const sent = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });
const on = (day: string): void => void (api.clock.now = new Date(`${day}${NOON}`));
const bill = async (customer: TestCustomer, advance = 0, type: 'invoice' | 'order' = 'invoice') => {
  const body = payloadOf({ type, customer, lines: [{ item }], advance });
  const made = await call(api, type === 'order' ? createOrder : createInvoice, { ...sent(), body });
  return made.body.document_id;
};
const ask = async (body: object = {}) => {
  api.clock.now = new Date(TODAY);
  return (await call(api, duesByAge, { ...sent(), body })).body;
};

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api);
  item = await addItem(shop, { price: 10_000, gst: 0 });
  asha = await addCustomer(shop, { name: 'Asha Rao' });
});
afterAll(() => api.close());

test('what a customer owes stands at the age of its bill: 30 days are young, 31 are not', async () => {
  for (const day of ['2026-11-20', '2026-10-21', '2026-10-20', '2026-09-21', '2026-08-22', '2026-08-21']) {
    on(day);
    await bill(asha);
  }
  const { data, summary, total } = await ask();
  expect(data).toEqual([
    {
      customer_id: asha.id,
      customer_name: 'Asha Rao',
      customer_no: asha.mobile,
      oldest: '2026-08-21',
      up_to_30: '200.00',
      up_to_60: '200.00',
      up_to_90: '100.00',
      over_90: '100.00',
      total: '600.00',
      bills: 6,
    },
  ]);
  expect(total).toBe(1);
  expect(summary).toMatchObject({ total: '600.00', over_90: '100.00', bills: 6 });
});

test('payments lower it, what is paid is left out; search and age narrow it down', async () => {
  const ravi = await addCustomer(shop, { name: 'Ravi' });
  on('2026-07-01');
  const old = await bill(asha);
  await bill(asha, 10_000);
  on('2026-11-19');
  await bill(ravi, 2500);
  const payment = { amount: '40.00', expected_pending: '100.00', payment_mode: 'Cash' as const };
  await call(api, recordPayment, { ...sent(), body: { document_id: old, ...payment } });
  const names = async (body: object) =>
    (await ask(body)).data.map((row) => `${row.customer_name} ${row.total}`);
  expect(await names({})).toEqual(['Ravi 75.00', 'Asha Rao 60.00']);
  expect(await names({ age: 'OVER_90' satisfies DueAge })).toEqual(['Asha Rao 60.00']);
  expect(await names({ search: 'rav' })).toEqual(['Ravi 75.00']);
  expect(await names({ search: asha.mobile.slice(-6) })).toEqual(['Asha Rao 60.00']);
  const first = await ask({ limit: 1, include: 'page' });
  expect(await names({ limit: 1, after: first.page?.cursors[0] })).toEqual(['Asha Rao 60.00']);
});

test('whatever is billed and paid, the dues are what the histories tell as pending', async () => {
  const ravi = await addCustomer(shop, { name: 'Ravi' });
  const anyBill = fc.record({
    ago: fc.nat({ max: 200 }),
    advance: fc.nat({ max: 10_000 }),
    toAsha: fc.boolean(),
    type: fc.constantFrom('invoice' as const, 'order' as const),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(anyBill, { minLength: 1, maxLength: 6 }), async (bills) => {
      for (const { ago, advance, toAsha, type } of bills) {
        api.clock.now = new Date(Date.parse(TODAY) - ago * 86_400_000);
        await bill(toAsha ? asha : ravi, advance, type);
      }
      const { data, summary } = await ask();
      const body = { type: 'all' as const, include: ['summary' as const] };
      const history = (await call(api, fetchDocuments, { ...sent(), body })).body;
      expect(summary?.total).toBe(history.summary?.pending);
      for (const row of data) {
        const ages = [row.up_to_30, row.up_to_60, row.up_to_90, row.over_90].map(paiseOf);
        expect(rupees(ages.reduce((sum, one) => sum + one, 0))).toBe(row.total);
      }
    }),
    { numRuns: 10 },
  );
}, 60_000);

test('an order in pieces counts until it has a bill', async () => {
  shop = await testShop(api, { businessId: 2 });
  const masters = await addMasters(api, shop);
  const customer = await addCustomer(shop, { name: 'Meera' });
  on('2026-10-01');
  await call(api, createOrders, { ...sent(), body: orderOf(masters, customer.id) });
  expect((await ask()).data).toMatchObject([{ customer_name: 'Meera', up_to_60: '3720.00', bills: 1 }]);
});

test('an employee is told of the dues of his own bills alone; nobody without the right anything', async () => {
  await bill(asha);
  const seller = await shop.addEmployee(['reports:view']);
  const asked = { schemaKey: shop.schemaKey, body: {} };
  expect((await call(api, duesByAge, { ...asked, token: seller.token })).body).toMatchObject({ total: 0 });
  const nobody = await shop.addEmployee(['billing:view']);
  const refused = [
    await call(api, duesByAge, { ...asked, token: nobody.token }),
    await call(api, exportDues, { ...asked, token: nobody.token }),
  ];
  expect(refused.map(({ refusal }) => refusal.code)).toEqual(['PERMISSION_DENIED', 'PERMISSION_DENIED']);
});

test('the workbook has the columns of the screen, numbers as numbers', async () => {
  on('2026-10-01');
  await bill(asha);
  api.clock.now = new Date(TODAY);
  const { raw, headers } = await call(api, exportDues, { ...sent(), body: {} });
  expect(headers['content-disposition']).toContain('Dues_by_Age_2026-11-20.xlsx');
  const { sheet } = await openSheet(raw);
  expect((sheet.getRow(2).values as unknown[]).slice(1)).toEqual([
    'Asha Rao',
    asha.mobile,
    1,
    new Date('2026-10-01'),
    0,
    100,
    0,
    0,
    100,
  ]);
});

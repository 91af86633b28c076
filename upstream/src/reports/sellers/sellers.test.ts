import type { SellerView } from '@galla/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createCreditNote,
  createInvoice,
  getDocument,
  trashDocument,
  updateDocument,
} from '../../billing/contract.ts';
import { receiveGoods } from '../../goods/contract.ts';
import {
  addCustomer,
  addItem,
  payloadOf,
  type TestCustomer,
  type TestItem,
} from '../../billing/testing/index.ts';
import { openSheet } from '../../catalogue/sheets/testing/workbook.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { exportSellers, sellers } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let customer: TestCustomer;
let kurta: TestItem;
let stole: TestItem;
let service: TestItem;

const sent = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });
const bill = async (lines: { item: TestItem; quantity?: number }[]) =>
  (await call(api, createInvoice, { ...sent(), body: payloadOf({ customer, lines }) })).body.document_id;
const ask = async (view: SellerView, more: object = {}) =>
  (await call(api, sellers, { ...sent(), body: { view, ...more } })).body;

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api);
  api.clock.now = new Date('2026-11-20T06:30:00Z');
  customer = await addCustomer(shop);
  kurta = await addItem(shop, { title: 'Kurta', price: 100_000, gst: 500, stock: 10_000 });
  stole = await addItem(shop, { title: 'Stole', price: 20_000, gst: 0, stock: 10_000 });
  service = await addItem(shop, { title: 'Stitching', kind: 'SERVICE', price: 30_000, gst: 0 });
});
afterAll(() => api.close());

test('what brought most comes first, or what was sold most often; before tax, with its stock', async () => {
  await bill([{ item: kurta }, { item: stole, quantity: 3000 }]);
  await bill([{ item: kurta }, { item: service }]);
  const { data, summary, total } = await ask('AMOUNT');
  expect(
    data.map((row) => [row.item_name, row.sold_qty, row.amount, row.bills, row.stock_qty, row.stock_value]),
  ).toEqual([
    ['Kurta', '2', '2000.00', 2, '8', '8000.00'],
    ['Stole', '3', '600.00', 1, '7', '1400.00'],
    ['Stitching', '1', '300.00', 1, null, null],
  ]);
  expect([total, summary]).toEqual([3, { amount: '2900.00', profit: null, stock_value: '9400.00' }]);
  expect((await ask('QUANTITY')).data.map((row) => row.item_name)).toEqual(['Stole', 'Kurta', 'Stitching']);
  expect((await ask('AMOUNT', { kind: 'SERVICE' })).data.map((row) => row.item_name)).toEqual(['Stitching']);
  const first = await ask('AMOUNT', { limit: 1, include: 'page' });
  const next = await ask('AMOUNT', { limit: 1, after: first.page?.cursors[0] });
  expect(next.data.map((row) => row.item_name)).toEqual(['Stole']);
});

test('what came back is not sold, nor is what lies in the trash', async () => {
  const id = await bill([{ item: kurta, quantity: 3000 }, { item: stole }]);
  const { items } = (await call(api, getDocument, { ...sent(), params: { id } })).body.data;
  const back = items.map(({ id: line_id }, at) => ({
    line_id,
    qty: at === 0 ? '2' : '1',
    condition: 'DAMAGED' as const,
  }));
  await call(api, createCreditNote, {
    ...sent(),
    body: {
      document_id: id,
      expected_pending: '3350.00',
      expected_total: '2300.00',
      reason: 'DAMAGED',
      items: back,
    },
  });
  const trashed = await bill([{ item: stole }]);
  await call(api, trashDocument, { ...sent(), body: { document_id: trashed } });
  expect((await ask('AMOUNT')).data.map((row) => [row.item_name, row.sold_qty, row.amount])).toEqual([
    ['Kurta', '1', '1000.00'],
  ]);
});

test('slow is what is in stock and was not sold on these days, what most money lies in first', async () => {
  const lamp = await addItem(shop, { title: 'Lamp', price: 500_000, gst: 1800, stock: 2000 });
  await addItem(shop, { title: 'Sold out', price: 100, gst: 0, stock: 0 });
  api.clock.now = new Date('2026-10-01T06:30:00Z');
  await bill([{ item: stole }]);
  api.clock.now = new Date('2026-11-20T06:30:00Z');
  await bill([{ item: lamp }]);
  const days = { from_date: '2026-10-22', to_date: '2026-11-20' };
  const { data, summary } = await ask('SLOW', days);
  expect(data.map((row) => [row.item_name, row.stock_qty, row.stock_value, row.sold_qty])).toEqual([
    ['Kurta', '10', '10000.00', '0'],
    ['Stole', '9', '1800.00', '0'],
  ]);
  expect(summary?.stock_value).toBe('11800.00');
  expect((await ask('AMOUNT', days)).data.map((row) => row.item_name)).toEqual(['Lamp']);
});

const receive = (quantity: string, cost: string) =>
  call(api, receiveGoods, { ...sent(), body: { product_id: kurta.id, quantity, cost } });
const profitOf = async (title: string) =>
  (await ask('AMOUNT')).data.find((row) => row.item_name === title)?.profit;

test('the profit of a day agrees with a sheet made by hand: goods in, sold with a discount, edited, returned', async () => {
  // The existing 10 have no known cost, so only the new ones count.
  await receive('4', '600.00');
  const lines = [{ item: kurta, quantity: 3000 }];
  const made = await call(api, createInvoice, {
    ...sent(),
    body: payloadOf({ customer, lines, discount: { kind: 'AMOUNT', value: 10_000 } }),
  });
  const id = made.body.document_id;
  // 3,000.00 - 100.00 discount - 3 x 600.00.
  expect(await profitOf('Kurta')).toBe('1100.00');
  // Later costs do not change it, and an edit keeps the known cost.
  await receive('100', '900.00');
  const edit = await call(api, updateDocument, {
    ...sent(),
    body: {
      ...payloadOf({
        customer,
        lines: [{ item: kurta, quantity: 2000 }],
        discount: { kind: 'AMOUNT', value: 10_000 },
      }),
      doc_id: id,
      reason: 'One less',
      expected_revision: 0,
    },
  });
  expect(edit.status).toBe(200);
  expect(await profitOf('Kurta')).toBe('700.00');
  // One is returned undamaged: its share of the price (950.00) and its cost (600.00) are reversed.
  const { items } = (await call(api, getDocument, { ...sent(), params: { id } })).body.data;
  const giveBack = async (condition: 'STOCK' | 'DAMAGED', pending: string, total: string) => {
    const answer = await call(api, createCreditNote, {
      ...sent(),
      body: {
        document_id: id,
        expected_pending: pending,
        expected_total: total,
        reason: 'DAMAGED',
        items: [{ line_id: items[0]?.id ?? '', qty: '1', condition }],
      },
    });
    expect(answer.refusal.code).toBeUndefined();
  };
  await giveBack('STOCK', '2000.00', '1000.00');
  expect(await profitOf('Kurta')).toBe('350.00');
  const { data, summary } = await ask('AMOUNT');
  expect(summary?.profit).toBe('350.00');
  expect(data[0]?.sold_qty).toBe('1');
  // The other one is returned damaged and can't be sold; the replacement has the cost of that time.
  await giveBack('DAMAGED', '1000.00', '1000.00');
  await bill([{ item: kurta }]);
  // 350.00 - 950.00, and 1,000.00 less (11 x 600.00 + 100 x 900.00) / 111.
  expect(await profitOf('Kurta')).toBe('-470.27');
});

test('what goods cost is the owner’s: nobody else is told a profit, in the list or in the workbook', async () => {
  await receive('4', '600.00');
  const seller = await shop.addEmployee(['reports:view', 'billing:create', 'billing:view']);
  await shop.within(({ sql, tenantId }) =>
    sql.updateTable('tenantSetting').set({ empViewContact: true }).where('tenantId', '=', tenantId).execute(),
  );
  const as = { token: seller.token, schemaKey: shop.schemaKey };
  await call(api, createInvoice, { ...as, body: payloadOf({ customer, lines: [{ item: kurta }] }) });
  const { data, summary } = (await call(api, sellers, { ...as, body: { view: 'AMOUNT' } })).body;
  expect([data[0]?.item_name, data[0]?.profit, summary?.profit]).toEqual(['Kurta', null, null]);
  const headings = async (who: typeof as) => {
    const { sheet } = await openSheet(
      (await call(api, exportSellers, { ...who, body: { view: 'AMOUNT' } })).raw,
    );
    return sheet.getRow(1).values;
  };
  expect(await headings(as)).not.toContain('Profit');
  expect(await headings(sent())).toContain('Profit');
  expect(await profitOf('Kurta')).toBe('400.00');
  // A service has no cost.
  await bill([{ item: service }]);
  expect(await profitOf('Stitching')).toBeNull();
});

test('an end before the start is refused, an employee is told of his own bills, and nobody without the right', async () => {
  await bill([{ item: kurta }]);
  const reversed = await call(api, sellers, {
    ...sent(),
    body: { view: 'AMOUNT', from_date: '2026-11-20', to_date: '2026-11-19' },
  });
  expect(reversed.refusal.code).toBe('INVALID_INPUT');
  const seller = await shop.addEmployee(['reports:view']);
  const asked = { schemaKey: shop.schemaKey, body: { view: 'AMOUNT' as const } };
  expect((await call(api, sellers, { ...asked, token: seller.token })).body.total).toBe(0);
  const nobody = await shop.addEmployee(['billing:view']);
  const refused = [
    await call(api, sellers, { ...asked, token: nobody.token }),
    await call(api, exportSellers, { ...asked, token: nobody.token }),
  ];
  expect(refused.map(({ refusal }) => refusal.code)).toEqual(['PERMISSION_DENIED', 'PERMISSION_DENIED']);
});

test('the workbook has the columns of the screen, numbers as numbers', async () => {
  await bill([{ item: kurta, quantity: 2000 }]);
  const { raw, headers } = await call(api, exportSellers, { ...sent(), body: { view: 'AMOUNT' } });
  expect(headers['content-disposition']).toContain('Best_Sellers_2026-11-20.xlsx');
  const { sheet } = await openSheet(raw);
  const [name, , quantity, unit, bills, amount, , stock, value] = (sheet.getRow(2).values as unknown[]).slice(
    1,
  );
  expect([name, quantity, unit, bills, amount, stock, value]).toEqual(['Kurta', 2, 'pc', 1, 2000, 8, 8000]);
});

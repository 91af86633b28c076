import { GST_GROUPINGS, type GstGrouping, type Paise, rupees } from '@galla/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInvoice, createOrder, trashDocument } from '../../billing/contract.ts';
import {
  addCustomer,
  addItem,
  payloadOf,
  type TestBill,
  type TestCustomer,
  type TestItem,
} from '../../billing/testing/index.ts';
import { openSheet } from '../../catalogue/sheets/testing/workbook.ts';
import { paiseOf } from '../../db/numeric.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { exportGstSummary, gstSummary } from './contract.ts';

const GSTIN = '08ABCPM4417K1ZL';
let api: TestApi;
let shop: TestShop;
let items: TestItem[];
let buyers: TestCustomer[];

const sent = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });
const bill = async (more: Omit<TestBill, 'customer'> & { customer?: TestCustomer }) => {
  const [customer] = buyers;
  if (!customer) throw new Error('There are buyers.');
  const body = payloadOf({ customer, ...more });
  return (await call(api, createInvoice, { ...sent(), body })).body.document_id;
};
const ask = async (by: GstGrouping, more: object = {}) =>
  (await call(api, gstSummary, { ...sent(), body: { by, limit: 100, ...more } })).body;

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/** A shop in Rajasthan with goods of three rates, a service, a registered buyer and one from another state. */
async function begin(options: Parameters<typeof testShop>[1] = {}): Promise<void> {
  shop = await testShop(api, options);
  api.clock.now = new Date('2026-11-20T06:00:00Z');
  items = [
    await addItem(shop, { title: 'Kurta', price: 99_933, gst: 500, hsn: '6204' }),
    await addItem(shop, { title: 'Lamp', price: 33_350, gst: 1800, hsn: '9405' }),
    await addItem(shop, { title: 'Printed', price: 11_111, gst: 1800, hsn: '9405', taxInclusive: true }),
    await addItem(shop, { title: 'Stitching', kind: 'SERVICE', price: 25_001, gst: 500, hsn: '998821' }),
  ];
  buyers = [
    await addCustomer(shop, { name: 'Asha' }),
    await addCustomer(shop, { name: 'Rao Traders', gstin: GSTIN }),
    await addCustomer(shop, { name: 'Meera', stateCode: '27' }),
  ];
}
const at = <T>(list: readonly T[], place: number): T => {
  const found = list[place];
  if (found === undefined) throw new Error(`Nothing at ${place}`);
  return found;
};

test('goods and services are told by code, buyers by GSTIN and place; what is no invoice is left out', async () => {
  await begin();
  await bill({ customer: at(buyers, 1), lines: [{ item: at(items, 1), quantity: 2000 }] });
  await bill({ customer: at(buyers, 2), lines: [{ item: at(items, 1) }, { item: at(items, 3) }] });
  const trashed = await bill({ lines: [{ item: at(items, 0) }] });
  await call(api, trashDocument, { ...sent(), body: { document_id: trashed } });
  const order = payloadOf({ type: 'order', customer: at(buyers, 0), lines: [{ item: at(items, 0) }] });
  await call(api, createOrder, { ...sent(), body: order });

  const hsn = await ask('HSN');
  expect(hsn.total).toBe(3);
  expect(hsn.data.map((row) => [row.supply, row.kind, row.hsn, row.quantity, row.taxable])).toEqual([
    ['B2B', 'PRODUCT', '9405', '2', '667.00'],
    ['B2C', 'PRODUCT', '9405', '1', '333.50'],
    ['B2C', 'SERVICE', '998821', '1', '250.01'],
  ]);
  const party = await ask('PARTY');
  expect(party.data[0]).toMatchObject({
    supply: 'B2B',
    gstin: GSTIN,
    name: 'Rao Traders',
    place_of_supply: '08',
    gst_percentage: '18',
    documents: 1,
    taxable: '667.00',
    cgst: '60.03',
    sgst: '60.03',
    igst: '0.00',
    total: '787.06',
    hsn: null,
    kind: null,
    quantity: null,
  });
  expect(party.data.slice(1)).toMatchObject([
    { supply: 'B2C', gstin: '', name: '', place_of_supply: '27', gst_percentage: '5' },
    { supply: 'B2C', gstin: '', place_of_supply: '27', gst_percentage: '18', igst: '60.03', cgst: '0.00' },
  ]);
  expect((await ask('RATE', { include: 'page', limit: 1 })).page?.has_more).toBe(true);
});

const anyBill = fc.record({
  buyer: fc.nat({ max: 2 }),
  lines: fc.array(fc.tuple(fc.nat({ max: 3 }), fc.integer({ min: 1, max: 9999 })), {
    minLength: 1,
    maxLength: 4,
  }),
  discount: fc.option(fc.integer({ min: 1, max: 99 })),
});
const sumOf = (values: readonly string[]): Paise => values.reduce((sum, value) => sum + paiseOf(value), 0);

test('whatever is billed, every grouping comes to the sums of the documents, to the paisa', async () => {
  await begin();
  await fc.assert(
    fc.asyncProperty(fc.array(anyBill, { minLength: 1, maxLength: 5 }), async (bills) => {
      for (const { buyer, lines, discount } of bills) {
        await bill({
          customer: at(buyers, buyer),
          lines: lines.map(([item, quantity]) => ({ item: at(items, item), quantity })),
          ...(discount !== null && { discount: { kind: 'PERCENT' as const, value: discount } }),
        });
      }
      const books = await shop.within(({ sql, tenantId }) =>
        sql
          .selectFrom('document')
          .where('tenantId', '=', tenantId)
          .select(['cgst', 'sgst', 'igst', 'gst', 'total', 'subtotal', 'discount', 'roundOff'])
          .execute(),
      );
      const bookOf = (field: keyof (typeof books)[number]) => sumOf(books.map((row) => row[field]));
      const { summary } = await ask('RATE', { include: 'summary', limit: 1 });
      expect(summary).toMatchObject({
        documents: books.length,
        taxable: rupees(bookOf('subtotal')),
        cgst: rupees(bookOf('cgst')),
        sgst: rupees(bookOf('sgst')),
        igst: rupees(bookOf('igst')),
        discount: rupees(bookOf('discount')),
        round_off: rupees(bookOf('roundOff')),
        billed: rupees(bookOf('total')),
      });
      for (const by of GST_GROUPINGS) {
        const { data } = await ask(by);
        for (const field of ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const) {
          expect(rupees(sumOf(data.map((row) => row[field])))).toBe(summary?.[field]);
          expect(rupees(sumOf(summary?.by_supply.map((row) => row[field]) ?? []))).toBe(summary?.[field]);
        }
      }
    }),
    { numRuns: 10 },
  );
}, 60_000);

test('discounts before tax lower the taxable value, and none is told as given after it', async () => {
  const rules = { discountBeforeTax: true, roundOff: true };
  await begin({ settings: rules });
  await bill({
    lines: [{ item: at(items, 1), quantity: 3000 }],
    discount: { kind: 'AMOUNT', value: 10_050 },
    shop: { registration: 'REGULAR', stateCode: '08', ...rules },
  });
  const { summary } = await ask('RATE');
  // 1,000.50 less 100.50 is 900.00, with a tax of 162.00.
  expect(summary).toMatchObject({ taxable: '900.00', cgst: '81.00', total: '1062.00', discount: '0.00' });
});

test.each(['COMPOSITION', 'NONE'] as const)(
  'a shop under %s has its turnover told without tax',
  async (registration) => {
    await begin({ shop: { name: 'Small', stateCode: '08', registration } });
    await bill({
      customer: at(buyers, 1),
      lines: [{ item: at(items, 0) }],
      shop: { registration, stateCode: '08' },
    });
    const { data, summary } = await ask('RATE');
    expect(data).toMatchObject([{ supply: registration, taxable: '999.33', cgst: '0.00', total: '999.33' }]);
    expect(summary).toMatchObject({ taxable: '999.33', by_supply: [{ supply: registration, documents: 1 }] });
  },
);

test('days are those of the invoice; ten years are answered, a range that ends before it begins is refused', async () => {
  await begin();
  await bill({ lines: [{ item: at(items, 0) }] });
  expect((await ask('RATE', { from_date: '2026-11-20', to_date: '2026-11-20' })).total).toBe(1);
  expect((await ask('RATE', { to_date: '2026-11-19' })).total).toBe(0);
  expect((await ask('RATE', { from_date: '2016-11-21', to_date: '2026-11-20' })).total).toBe(1);
  const body = { by: 'RATE' as const, from_date: '2026-11-21', to_date: '2026-11-20' };
  const { refusal } = await call(api, gstSummary, { ...sent(), body });
  expect(refusal.message).toBe('End date cannot be before start date');
  const noDay = { by: 'RATE' as const, from_date: '2026-02-30' };
  expect((await call(api, gstSummary, { ...sent(), body: noDay })).refusal.problems).toMatchObject([
    { field: 'from_date' },
  ]);
});

test('an employee is told of his own invoices alone, nobody without the right anything', async () => {
  const seller = await shop.addEmployee(['reports:view']);
  const asked = { schemaKey: shop.schemaKey, body: { by: 'RATE' as const } };
  expect((await call(api, gstSummary, { ...asked, token: seller.token })).body.total).toBe(0);
  const nobody = await shop.addEmployee(['reports-page:view', 'billing:view']);
  const refused = [
    await call(api, gstSummary, { ...asked, token: nobody.token }),
    await call(api, exportGstSummary, { ...asked, token: nobody.token }),
  ];
  expect(refused.map(({ refusal }) => refusal.code)).toEqual(['PERMISSION_DENIED', 'PERMISSION_DENIED']);
});

test('the workbook has the columns of the grouping, numbers as numbers', async () => {
  await begin();
  await bill({ customer: at(buyers, 1), lines: [{ item: at(items, 1) }] });
  const { raw, headers } = await call(api, exportGstSummary, { ...sent(), body: { by: 'PARTY' } });
  expect(headers['content-disposition']).toContain('GST_Summary_2026-11-20.xlsx');
  const { sheet } = await openSheet(raw);
  expect((sheet.getRow(1).values as unknown[]).slice(1)).toEqual(
    'Supply,GSTIN,Name,Place of supply,Rate %,Invoices,Taxable value,CGST,SGST,IGST,Total'.split(','),
  );
  expect((sheet.getRow(2).values as unknown[]).slice(1)).toEqual([
    'B2B',
    GSTIN,
    'Rao Traders',
    '08 Rajasthan',
    18,
    1,
    333.5,
    30.02,
    30.02,
    0,
    393.54,
  ]);
});

import { createHash, randomUUID } from 'node:crypto';
import type { Static } from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allQuickBilling, createInvoice, fetchDocuments } from '../billing/contract.ts';
import { addCustomer, addItem, payloadOf } from '../billing/testing/index.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
});
afterAll(() => api.close());

const sent = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });
const documents = (body: Static<NonNullable<typeof fetchDocuments.schema.body>>, of = shop) =>
  call(api, fetchDocuments, { token: of.owner.token, schemaKey: of.schemaKey, body });

test('a cursor of another list, of another order, of another shop or cut short is refused', async () => {
  const body = payloadOf({ customer: await addCustomer(shop), lines: [{ item: await addItem(shop) }] });
  await call(api, createInvoice, { ...sent(), body });
  const other = await testShop(api);
  const include = ['page' as const];
  const after = (await documents({ include })).body.page?.cursors[0] ?? '';
  expect((await documents({ after })).status).toBe(200);
  const query = { after };
  const elsewhere = await call(api, allQuickBilling, { ...sent(), query });
  for (const refused of [
    elsewhere,
    await documents({ after, sort_by: 'total' }),
    await documents({ after, sort_order: 'asc' }),
    await documents({ after }, other),
    await documents({ after: after.slice(0, -4) }),
    await documents({ after: '' }),
    await documents({ after: 'x' }),
  ]) {
    expect(refused.status).toBe(422);
    expect(refused.refusal.problems).toMatchObject([
      { field: 'after', message: 'This cursor does not belong to this list.' },
    ]);
  }
  const { refusal } = await documents({ after, offset: 0 });
  expect(refusal.problems).toMatchObject([
    { field: 'offset', message: 'Give a cursor or an offset, not both.' },
  ]);
});

/** A forged cursor, made by someone who knows the format. */
const forged = (list: string, values: unknown) => {
  const text = typeof values === 'string' ? values : JSON.stringify(values);
  const bytes = createHash('sha256').update(`${shop.tenantId}\n${list}\n${text}`).digest();
  return Buffer.concat([bytes.subarray(0, 8), Buffer.from(text)]).toString('base64url');
};

test.each<[values: unknown]>([
  [['yesterday', randomUUID()]],
  [['2026-02-30 10:00:00+00', randomUUID()]],
  [['2026-02-28 10:00:00+00', 'x']],
  [['2026-02-28 10:00:00+00', '-'.repeat(36)]],
  [['2026-02-28 10:00:00+00']],
  [[1, 2]],
  [{ length: 2 }],
  ['[not json'],
])('a forged cursor of documents by date is refused: %j', async (values) => {
  const { status, refusal } = await documents({ after: forged('documents date desc', values) });
  expect(status).toBe(422);
  expect(refusal.problems).toMatchObject([{ field: 'after' }]);
});

test.each<[sort: 'number' | 'total' | 'due', values: string[]]>([
  ['number', ['INVOICE', '2026-27', '99999999999']],
  ['number', ['INVOICE\0', '2026-27', '1']],
  ['total', ['a lot']],
  ['due', ['1e999999']],
])('a forged cursor of documents by %s is refused: %j', async (sort_by, values) => {
  const after = forged(`documents ${sort_by} desc`, [...values, randomUUID()]);
  expect((await documents({ after, sort_by })).status).toBe(422);
});

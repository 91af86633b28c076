import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSheet } from '../../catalogue/sheets/testing/workbook.ts';
import { tillOf } from '../../reports/dayClose/testing.ts';
import { fetchReports } from '../../reports/contract.ts';
import { confirmPin } from '../../session/contract.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import {
  allQuickBilling,
  confirmQuickBilling,
  createQuickBilling,
  deleteQuickBilling,
  exportQuickBilling,
  quickBillingEvents,
  restoreQuickBilling,
  trashQuickBilling,
  undoQuickBillingReceipt,
} from '../contract.ts';
import { addCustomer, expectBalancedBooks, type TestCustomer } from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
let customer: TestCustomer;

beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  customer = await addCustomer(shop, { name: '=1+1' });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const sent = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });
const make = async () => {
  const body = { amount: '250.50', customer_id: customer.id, phone: customer.mobile };
  return (await call(api, createQuickBilling, { ...sent(), body })).body.data.id;
};
const confirm = (id: string, payment_mode: 'UPI' | 'Cash' = 'Cash') =>
  call(api, confirmQuickBilling, { ...sent(), body: { id, payment_mode } });
const trash = (id: string) => call(api, trashQuickBilling, { ...sent(), body: { id } });
const restore = (id: string) => call(api, restoreQuickBilling, { ...sent(), body: { id } });
const undo = (id: string) => call(api, undoQuickBillingReceipt, { ...sent(), body: { id } });
const remove = async (id: string) => {
  await call(api, confirmPin, { token: shop.owner.token, body: { pin: shop.owner.pin } });
  return call(api, deleteQuickBilling, { ...sent(), params: { id } });
};
const list = async (query: object = {}) =>
  (await call(api, allQuickBilling, { ...sent(), query: { include: 'summary', ...query } })).body;
const kindsOf = async (ids: string) =>
  (await call(api, quickBillingEvents, { ...sent(), body: { ids } })).body.data.map(({ kind }) => kind);

test('what lies in the trash counts in no sum but its own, and comes back', async () => {
  const id = await make();
  const before = await list();
  const gone = await trash(id);
  expect(gone.body).toMatchObject({ data: { is_deleted: 1, deleted_at: api.clock.now.toISOString() } });
  expect((await trash(id)).status).toBe(200);
  const { summary } = await list();
  expect(summary).toMatchObject({ trashed: '250.50', trashed_bills: 1 });
  expect(Number(before.summary?.pending) - Number(summary?.pending)).toBe(250.5);
  expect((await list({ trash: 1 })).data.map((bill) => bill.id)).toEqual([id]);
  expect((await list({ status: 'Pending' })).data.map((bill) => bill.id)).not.toContain(id);
  expect((await confirm(id)).refusal.code).toBe('CHANGED_MEANWHILE');
  expect((await restore(id)).body.data).toMatchObject({ is_deleted: 0, status: 'Pending' });
  expect(await kindsOf(id)).toEqual(['TRASHED', 'RESTORED']);
});

test('a receipt that was noted by mistake is undone: no report counts it, and who did what stays', async () => {
  const report = async () =>
    Number((await call(api, fetchReports, { ...sent(), body: { include: 'summary' } })).body.summary?.total);
  const before = await report();
  const id = await make();
  expect((await undo(id)).refusal.code).toBe('CHANGED_MEANWHILE');
  await confirm(id, 'UPI');
  expect(await report()).toBe(before + 250.5);
  expect((await trash(id)).refusal.code).toBe('MONEY_RECEIVED');
  const { body } = await undo(id);
  expect(body).toMatchObject({
    message: expect.stringContaining('is pending again') as string,
    data: { status: 'Pending', payment_mode: null, received_at: null, received_by: null },
  });
  expect(await report()).toBe(before);
  const { data } = (await call(api, quickBillingEvents, { ...sent(), body: { ids: id } })).body;
  expect(data).toMatchObject([
    { kind: 'RECEIVED', payment_mode: 'UPI', by_name: 'Asha Rao' },
    { kind: 'UNDONE', payment_mode: 'UPI', by_name: 'Asha Rao' },
  ]);
  // A quick bill with money in its history is never deleted permanently.
  expect((await remove(id)).refusal.code).toBe('MONEY_KEPT');
  expect((await trash(id)).status).toBe(200);
});

test('of two who undo at once one does; what a closed day counts stays', async () => {
  const own = await testShop(api);
  const till = await tillOf(api, own);
  await till.quickBill('40');
  const asked = { token: own.owner.token, schemaKey: own.schemaKey };
  const [bill] = (await call(api, allQuickBilling, { ...asked, query: {} })).body.data;
  const undoIt = () => call(api, undoQuickBillingReceipt, { ...asked, body: { id: bill?.id ?? '' } });
  const both = await Promise.all([undoIt(), undoIt()]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  const again = { id: bill?.id ?? '', payment_mode: 'UPI' as const };
  await call(api, confirmQuickBilling, { ...asked, body: again });
  await till.close('2026-11-20');
  expect((await undoIt()).refusal.code).toBe('DAY_CLOSED');
});

test('for good it needs the PIN, and its number stays in the register', async () => {
  const id = await make();
  const { number } = { number: (await list()).data[0]?.tid };
  expect((await remove(id)).body).toMatchObject({ id });
  expect((await list({ ids: id })).data).toEqual([]);
  const kept = await shop.within(({ sql, tenantId }) =>
    sql
      .selectFrom('deletedDocument')
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .select(['type', 'number'])
      .executeTakeFirstOrThrow(),
  );
  expect(kept).toEqual({ type: 'QUICK_BILL', number });
});

test('it needs the rights, and is nobody else’s', async () => {
  const id = await make();
  const seller = await shop.addEmployee(['billing:view', 'billing:create']);
  for (const endpoint of [trashQuickBilling, restoreQuickBilling, undoQuickBillingReceipt]) {
    const mine = { token: seller.token, schemaKey: shop.schemaKey, body: { id } };
    expect((await call(api, endpoint, mine)).refusal.code).toBe('PERMISSION_DENIED');
    const other = await testShop(api);
    const theirs = { token: other.owner.token, schemaKey: other.schemaKey, body: { id } };
    expect((await call(api, endpoint, theirs)).refusal.code).toBe('NOT_FOUND');
  }
  const ids = { token: seller.token, schemaKey: shop.schemaKey, body: { ids: id } };
  expect((await call(api, quickBillingEvents, ids)).body.data).toEqual([]);
});

test('the workbook holds what the list shows, numbers as numbers', async () => {
  const { raw, headers } = await call(api, exportQuickBilling, { ...sent(), body: { trash: true } });
  expect(headers['content-disposition']).toContain('Quick_Bills_2026-11-20.xlsx');
  const { sheet } = await openSheet(raw);
  const rows = (await list({ trash: 1 })).data.length;
  expect(sheet.rowCount).toBe(rows + 1);
  expect((sheet.getRow(2).values as unknown[]).slice(2, 8)).toEqual([
    new Date('2026-11-20'),
    "'=1+1",
    customer.mobile,
    250.5,
    0,
    'In trash',
  ]);
});

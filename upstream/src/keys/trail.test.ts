import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createInvoice, recordPayment } from '../billing/contract.ts';
import { addCustomer, addItem, payloadOf } from '../billing/testing/index.ts';
import { notifications } from '../notifications/contract.ts';
import { openStream } from '../notifications/testing/stream.ts';
import { oneTimePin } from '../session/contract.ts';
import { call, makeKey, type TestApi, testApi, testShop } from '../testing/index.ts';
import { employees } from '../employees/contract.ts';
import { revokeApiKey } from './contract.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('what a key writes says by which key, and the owner is told of it like of anybody', async () => {
  const shop = await testShop(api);
  const { id, secret } = await makeKey(api, shop, ['billing:create', 'billing:view']);
  const [customer, item] = [
    await addCustomer(shop),
    await addItem(shop, { stock: 5_000, price: 100_000, gst: 0 }),
  ];
  const body = payloadOf({ customer, lines: [{ item }] });
  const made = await call(api, createInvoice, { token: secret, schemaKey: shop.schemaKey, body });
  expect(made.status).toBe(200);
  const payment = {
    document_id: made.body.document_id,
    amount: '300',
    expected_pending: '1000',
    payment_mode: 'Cash',
  };
  await call(api, recordPayment, { token: secret, schemaKey: shop.schemaKey, body: payment });
  const rows = await shop.within(async ({ sql, tenantId }) => ({
    documents: await sql
      .selectFrom('document')
      .select(['createdBy', 'employeeId', 'employeeName'])
      .where('tenantId', '=', tenantId)
      .execute(),
    payments: await sql.selectFrom('payment').select('receivedBy').where('tenantId', '=', tenantId).execute(),
    moves: await sql
      .selectFrom('stockMove')
      .select('staffId')
      .where('tenantId', '=', tenantId)
      .where('documentId', 'is not', null)
      .execute(),
  }));
  expect(rows).toEqual({
    documents: [{ createdBy: id, employeeId: id, employeeName: 'key Tally' }],
    payments: [{ receivedBy: id }],
    moves: [{ staffId: id }],
  });
  const { body: answer } = await call(api, notifications, {
    token: shop.owner.token,
    schemaKey: shop.schemaKey,
    body: {},
  });
  expect(answer.data.map(({ kind, is_read: isRead }) => [kind, isRead])).toContainEqual([
    'PAYMENT_RECEIVED',
    false,
  ]);
});

test('a key is named by its id, is none of the employees, and can be given no PIN', async () => {
  const shop = await testShop(api);
  const { id, secret } = await makeKey(api, shop, ['billing:view', 'employees:view']);
  const asked = { token: secret, schemaKey: shop.schemaKey };
  const names = async (query: Record<string, string>) =>
    (await call(api, employees, { ...asked, query })).body.data.map((person) => person.full_name);
  expect(await names({ ids: id })).toEqual(['key Tally']);
  expect(await names({})).toEqual([]);
  const pin = await call(api, oneTimePin, { token: shop.owner.token, body: { employee_id: id } });
  expect(pin.status).toBe(404);
});

test('a key hears what its scopes let it, until it is revoked', async () => {
  const shop = await testShop(api);
  const { token } = shop.owner;
  const seller = await makeKey(api, shop, ['billing:view'], { name: 'Seller' });
  const keeper = await makeKey(api, shop, ['customers:view'], { name: 'Keeper' });
  const [hears, doesNot] = [await openStream(api, seller.secret), await openStream(api, keeper.secret)];
  const [customer, item] = [await addCustomer(shop), await addItem(shop, { price: 100_000, gst: 0 })];
  const as = { token, schemaKey: shop.schemaKey };
  const made = await call(api, createInvoice, { ...as, body: payloadOf({ customer, lines: [{ item }] }) });
  const { document_id } = made.body;
  const payment = { document_id, amount: '300', expected_pending: '1000', payment_mode: 'Cash' };
  await call(api, recordPayment, { ...as, body: payment });
  await vi.waitFor(() => expect(hears.heard).toContain(`document ${document_id}`));
  expect(doesNot.heard).toEqual(['ready']);
  for (const { id } of [seller, keeper]) await call(api, revokeApiKey, { token, params: { id } });
  await vi.waitFor(() => expect([hears.isEnded, doesNot.isEnded]).toEqual([true, true]));
  expect((await openStream(api, seller.secret)).status).toBe(401);
});

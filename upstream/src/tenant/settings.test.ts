import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type TestApi, testApi, type TestPerson, testShop, type TestShop } from '../testing/index.ts';
import { addItem } from '../billing/testing/index.ts';
import { notifications } from '../notifications/contract.ts';
import {
  addAccountDetails,
  itemsAtShopRate,
  savePrintSetting,
  tenantSetting,
  updateTenantSetting,
} from './contract.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const update = (shop: TestShop, body: object, person: TestPerson = shop.owner, key?: string) =>
  call(api, updateTenantSetting, {
    token: person.token,
    schemaKey: shop.schemaKey,
    body,
    ...(key !== undefined && { key }),
  });

const read = async (shop: TestShop) =>
  (await call(api, tenantSetting, { token: shop.owner.token, schemaKey: shop.schemaKey })).body.data;

test('a switch is saved by itself, and the others stay', async () => {
  const shop = await testShop(api);
  const before = await read(shop);
  const { status, body } = await update(shop, { invoice_delete: 1 });
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    message: 'Settings saved successfully',
    data: { ...before, invoice_delete: 1 },
  });
  expect(await read(shop)).toEqual(body.data);
});

test('every setting is kept', async () => {
  const shop = await testShop(api);
  const all = {
    emp_view_contact: 1,
    emp_create_contact: 0,
    emp_view_customer: 0,
    emp_bill_by_mobile: 0,
    order_edit: 0,
    order_delete: 1,
    invoice_edit: 0,
    invoice_delete: 1,
    discount_before_tax: 1,
    round_off: 1,
  };
  await update(shop, { ...all, gst_persantage: 2.5, terms_and_conditions: ' No refunds. ' });
  expect(await read(shop)).toMatchObject({
    ...all,
    gst_persantage: '2.5',
    terms_and_conditions: 'No refunds.',
  });
});

test('nothing named changes nothing', async () => {
  const shop = await testShop(api);
  const before = await read(shop);
  expect((await update(shop, {})).body.data).toEqual(before);
});

test('two people at different switches both count', async () => {
  const shop = await testShop(api);
  const manager = await shop.addEmployee(['bills-and-tax:edit']);
  const people = [shop.owner, manager];
  const names = ['emp_view_contact', 'order_delete', 'invoice_delete', 'round_off', 'discount_before_tax'];
  await Promise.all(names.map((name, at) => update(shop, { [name]: 1 }, people[at % 2])));
  expect(await read(shop)).toMatchObject(Object.fromEntries(names.map((name) => [name, 1])));
});

test('what bills are printed on is a setting, with the size of the page as it is printed', async () => {
  const shop = await testShop(api);
  const changes = { bill_paper: 'THERMAL_58', print_at_once: 1, hsn_on_slip: 1 };
  expect(await read(shop)).toMatchObject({ bill_paper: 'PAGE', page_size: 'A4', print_at_once: 0 });
  expect((await update(shop, changes)).body.data).toMatchObject(changes);
  const as = { token: shop.owner.token, schemaKey: shop.schemaKey };
  await call(api, savePrintSetting, { ...as, body: { page_size: 'A5' } });
  expect(await read(shop)).toMatchObject({ ...changes, page_size: 'A5' });
  expect((await update(shop, { bill_paper: 'A3' })).status).toBe(422);
});

test('a change that is sent again is made once', async () => {
  const shop = await testShop(api);
  const key = '018f0000-0000-4000-8000-0000000000a1';
  await update(shop, { round_off: 1 }, shop.owner, key);
  await update(shop, { round_off: 0 });
  expect((await update(shop, { round_off: 1 }, shop.owner, key)).body.data.round_off).toBe(1);
  expect((await read(shop)).round_off).toBe(0);
});

test.each([
  [{ gst_persantage: 28.5 }, 'gst_persantage', 'GST percentage must be between 0 and 28.'],
  [{ gst_persantage: '99' }, 'gst_persantage', 'GST percentage must be between 0 and 28.'],
  [{ terms_and_conditions: 'x'.repeat(101) }, 'terms_and_conditions', 'At most 100 characters.'],
])('%o is refused at its field, with all that came along', async (wrong, field, message) => {
  const shop = await testShop(api);
  const { status, refusal } = await update(shop, { ...wrong, round_off: 1 });
  expect(status).toBe(422);
  expect(refusal.problems).toMatchObject([{ field, code: 'INVALID_INPUT', message }]);
  expect((await read(shop)).round_off).toBe(0);
});

test.each([{ round_off: true }, { round_off: 2 }, { round_of: 1 }])(
  '%o is no change of a setting',
  async (body) => {
    const shop = await testShop(api);
    expect((await update(shop, body)).status).toBe(422);
  },
);

test('0 and 28 per cent, and 100 characters of any script, fit', async () => {
  const shop = await testShop(api);
  for (const rate of ['0', '28']) {
    const { body } = await update(shop, { gst_persantage: rate });
    expect(body.data.gst_persantage).toBe(rate);
  }
  const terms = '🧵'.repeat(100);
  expect((await update(shop, { terms_and_conditions: terms })).body.data.terms_and_conditions).toBe(terms);
});

test('limits, tax and papers have a right of their own: the settings alone do not open them', async () => {
  const shop = await testShop(api);
  const helper = await shop.addEmployee(['settings:view', 'settings:edit', 'bills-and-tax:view']);
  const as = { token: helper.token, schemaKey: shop.schemaKey };
  expect((await update(shop, { round_off: 1 }, helper)).refusal.code).toBe('PERMISSION_DENIED');
  expect((await call(api, savePrintSetting, { ...as, body: { terms: 'x' } })).status).toBe(403);
  const account = { form_data: { upi_name: 'X', upi_id: 'asha@bank' } };
  const added = await call(api, addAccountDetails, {
    ...as,
    query: { form_name: 'account_details' },
    body: account,
  });
  expect(added.refusal.code).toBe('PERMISSION_DENIED');
});

test('another GST rate needs the PIN; the same one, and all else, does not', async () => {
  const shop = await testShop(api);
  const { gst_persantage: rate } = await read(shop);
  const before = api.clock.now;
  api.clock.now = new Date(before.getTime() + 10 * 60_000);
  const late = await update(shop, { gst_persantage: '5' });
  const same = await update(shop, { gst_persantage: rate, round_off: 1 });
  api.clock.now = before;
  expect(late.refusal.code).toBe('PIN_REQUIRED');
  expect(same.status).toBe(200);
  expect(await read(shop)).toMatchObject({ gst_persantage: rate, round_off: 1 });
});

test('the owner’s bell tells who changed what; a refused change and an unchanged value are not told', async () => {
  const shop = await testShop(api);
  const manager = await shop.addEmployee(['bills-and-tax:edit', 'account-details:edit']);
  const as = { token: manager.token, schemaKey: shop.schemaKey };
  const { gst_persantage: rate, order_edit } = await read(shop);
  await update(shop, { gst_persantage: '5', invoice_delete: 1, order_edit }, manager);
  await update(shop, { bill_paper: 'THERMAL_80', print_at_once: 0 }, manager);
  await update(shop, { gst_persantage: '99' }, manager);
  await call(api, savePrintSetting, { ...as, body: { terms: 'x' } });
  await call(api, addAccountDetails, {
    ...as,
    query: { form_name: 'account_details' },
    body: { form_data: { upi_name: 'X', upi_id: 'asha@bank' } },
  });
  const heard = async (person: TestPerson) => {
    const list = await call(api, notifications, { token: person.token, schemaKey: shop.schemaKey, body: {} });
    return list.body.data.filter(({ kind }) => kind === 'SETTINGS_CHANGED');
  };
  const notices = await heard(shop.owner);
  expect(notices.map(({ message }) => message.replace(/^.* changed /, '')).toSorted()).toEqual([
    `how bills are printed.`,
    `the GST rate from ${rate} % to 5 %.`,
    `the UPI account to asha@bank.`,
    `the paper of bills to 80 mm.`,
    `“Delete invoices” to on.`,
  ]);
  expect(notices.every(({ is_read: isRead }) => !isRead)).toBe(true);
  expect(await heard(manager)).toEqual([]);
  // The owner's own changes are in the owner's list, already read.
  await update(shop, { round_off: 1 });
  expect((await heard(shop.owner))[0]).toMatchObject({
    message: expect.stringContaining('“Round off to the rupee” to on'),
    is_read: true,
  });
});

test('tells how many items change with the rate', async () => {
  const shop = await testShop(api);
  const count = async () =>
    (await call(api, itemsAtShopRate, { token: shop.owner.token, schemaKey: shop.schemaKey })).body.items;
  expect(await count()).toBe(0);
  await addItem(shop, { title: 'Soap' });
  await addItem(shop, { title: 'Salt', gst: 500 });
  const own = await count();
  await shop.within((db) =>
    db.sql
      .updateTable('catalogueItem')
      .set({ gstFromSetting: true })
      .where('tenantId', '=', db.tenantId)
      .execute(),
  );
  expect([own <= 1, await count()]).toEqual([true, 2]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer as insert } from '../../billing/testing/index.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { detailsOfCustomers, profileCompletion } from '../contract.ts';
import { detailCalls } from '../testing.ts';

let api: TestApi;
let shop: TestShop;
const calls = () => detailCalls(api, () => shop);
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const whole = {
  name: ' Priya Agarwal ',
  mobile: '+91 98290 41526',
  email: 'priya@example.in',
  group: 'Regular',
  company: 'Priya Silks',
  dob: '1990-01-02',
  anniversary: '2014-02-12',
  gst: '27AAPFU0939F1ZV',
  aadhar_no: '2345 6789 0123',
  location: 'C-Scheme, Jaipur',
};

async function freshCustomer(settings = {}) {
  shop = await testShop(api, { settings });
  return insert(shop, { name: 'Priya' });
}

test('a customer is edited whole, and the Aadhaar number is shown by its last four digits', async () => {
  const { id } = await freshCustomer();
  const before = (await calls().details(id)).body;
  expect(before.customer).toMatchObject({ profile_completed: 20, current_status: null, aadhar_no: null });
  const saved = await calls().update({ id, ...whole, expected_version: before.customer.version });
  expect(saved.body).toMatchObject({ success: true, message: 'Priya Agarwal updated', customer_id: id });
  const { customer } = (await calls().details(id)).body;
  expect(customer).toMatchObject({
    ...whole,
    name: 'Priya Agarwal',
    mobile: '9829041526',
    aadhar_no: 'XXXX XXXX 0123',
    state_code: '27',
    profile_completed: 100,
    profile_missing: [],
  });
  const { token } = shop.owner;
  const completion = await call(api, profileCompletion, {
    token,
    schemaKey: shop.schemaKey,
    body: { customer_id: id },
  });
  expect(completion.body.profile_completed).toBe(100);
});

test('the Aadhaar number is kept encrypted, stays when what is shown is sent, and goes when it is emptied', async () => {
  const { id } = await freshCustomer();
  await calls().update({ id, ...whole });
  const stored = () =>
    shop.within(({ sql, tenantId }) =>
      sql
        .selectFrom('customer')
        .where('tenantId', '=', tenantId)
        .where('id', '=', id)
        .select('aadhaarSealed')
        .executeTakeFirstOrThrow(),
    );
  const first = (await stored()).aadhaarSealed;
  expect(first).not.toContain('234567890123');
  await calls().update({ id, ...whole, aadhar_no: 'XXXX XXXX 0123' });
  expect((await stored()).aadhaarSealed).toBe(first);
  await calls().update({ id, name: 'Priya', mobile: '9829041526' });
  expect((await stored()).aadhaarSealed).toBe(first);
  await calls().update({ id, ...whole, aadhar_no: '' });
  expect((await stored()).aadhaarSealed).toBeNull();
});

test.each([
  [{ name: ' ' }, 'name', 'Please enter customer name'],
  [{ mobile: '' }, 'mobile', 'Please enter mobile number'],
  [{ email: 'priya' }, 'email', 'Please enter a valid email address'],
  [{ gst: '27AAPFU0939F1ZX' }, 'gst', 'Please enter a valid 15-digit GST number'],
  [{ aadhar_no: '1234 5678 901' }, 'aadhar_no', 'Please enter a valid 12-digit Aadhar number'],
  [{ dob: '2026-11-20' }, 'dob', 'The birth date must be before today'],
  [{ dob: '1899-12-31' }, 'dob', 'Please enter a date from 1900 on'],
  [{ anniversary: '2026-11-21' }, 'anniversary', 'The anniversary must be before today'],
])('%j is refused at its field', async (change, field, message) => {
  const { id } = await freshCustomer();
  api.clock.now = new Date('2026-11-20T06:30:00.000Z');
  const { status, refusal } = await calls().update({ id, ...whole, ...change });
  expect(status).toBe(422);
  expect(refusal.problems).toMatchObject([{ field, message }]);
});

test('of two people who edit one customer the second is told, and nothing of it is stored', async () => {
  const { id } = await freshCustomer();
  const { version } = (await calls().details(id)).body.customer;
  const edit = (company: string) => calls().update({ id, ...whole, company, expected_version: version });
  const answers = await Promise.all([edit('One'), edit('Two')]);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ refusal }) => refusal.code)).toEqual(['CHANGED_MEANWHILE']);
  expect((await calls().details(id)).body.customer.version).not.toBe(version);
});

test('a bill changes no version', async () => {
  const { id } = await freshCustomer();
  const { version } = (await calls().details(id)).body.customer;
  await shop.within(({ sql, tenantId }) =>
    sql.updateTable('customer').set({ lastSeenAt: new Date() }).where('tenantId', '=', tenantId).execute(),
  );
  expect((await calls().details(id)).body.customer.version).toBe(version);
});

test('a number that is taken names its customer only to who may see him', async () => {
  const hidden = await freshCustomer();
  const seller = await shop.addEmployee(['customers:view', 'customers:edit']);
  const own = await insert(shop, { name: 'Own', assignedTo: seller.staffId });
  const take = { id: own.id, name: 'Own', mobile: hidden.mobile };
  const byOwner = await calls().update(take);
  expect(byOwner.refusal).toMatchObject({ code: 'MOBILE_TAKEN', details: { customer_id: hidden.id } });
  const bySeller = await calls().update(take, seller);
  expect(bySeller.refusal.code).toBe('MOBILE_TAKEN');
  expect(JSON.stringify(bySeller.body)).not.toContain(hidden.id);
  expect((await calls().update({ ...take, mobile: own.mobile }, seller)).status).toBe(200);
});

test("a colleague's customer, the walk-in and one of another shop are not there", async () => {
  const hidden = await freshCustomer();
  const seller = await shop.addEmployee(['customers:view', 'customers:edit']);
  const walkIn = await shop.within(({ sql, tenantId }) =>
    sql
      .selectFrom('customer')
      .where('tenantId', '=', tenantId)
      .where('walkIn', '=', true)
      .select('id')
      .executeTakeFirstOrThrow(),
  );
  const other = await testShop(api);
  const foreign = await insert(other, { name: 'Foreign' });
  for (const [id, person] of [
    [hidden.id, seller],
    [walkIn.id, shop.owner],
    [foreign.id, shop.owner],
  ] as const) {
    const answers = [
      await calls().details(id, person),
      await calls().update({ id, name: 'X', mobile: '9829041529' }, person),
      await calls().note({ customer_id: id, note: 'X' }, person),
      await calls().status({ customer_id: id, current_status: 'bought' }, person),
      await calls().member({ customer_id: id, memberId: 'M1', name: 'X' }, person),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const query = { customer_ids: id };
    const { token } = person;
    const batch = await call(api, detailsOfCustomers, { token, schemaKey: shop.schemaKey, query });
    expect(batch.body.data).toEqual([]);
  }
});

test('the customer of a note is found by it, by whoever may see him, once', async () => {
  const { id } = await freshCustomer();
  await calls().note({ customer_id: id, note: 'Likes blue' });
  await calls().note({ customer_id: id, note: 'And red' });
  const sent = { token: shop.owner.token, schemaKey: shop.schemaKey };
  const of = (query: Record<string, string | number>, as = sent) =>
    call(api, detailsOfCustomers, { ...as, query });
  const [whole] = (await of({ customer_ids: id })).body.data;
  const query = { record_ids: whole?.notes.map((note) => note.id).join() ?? '' };
  expect((await of(query)).body.data).toEqual([whole]);
  const other = await testShop(api);
  const foreign = { token: other.owner.token, schemaKey: other.schemaKey };
  expect((await of(query, foreign)).body.data).toEqual([]);
});

test('who may only view changes nothing', async () => {
  const { id } = await freshCustomer({ empViewContact: true });
  const viewer = await shop.addEmployee(['customers:view']);
  expect((await calls().details(id, viewer)).status).toBe(200);
  const answers = [
    await calls().update({ id, name: 'X', mobile: '9829041529' }, viewer),
    await calls().note({ customer_id: id, note: 'X' }, viewer),
    await calls().status({ customer_id: id, current_status: 'bought' }, viewer),
    await calls().member({ customer_id: id, memberId: 'M1', name: 'X' }, viewer),
  ];
  expect(answers.map(({ refusal }) => refusal.code)).toEqual(Array(4).fill('PERMISSION_DENIED'));
});

test('who may not see particulars gets neither them nor notes nor family', async () => {
  const { id } = await freshCustomer({ empViewContact: true, empViewCustomer: false });
  await calls().update({ id, ...whole });
  await calls().note({ customer_id: id, note: 'Likes blue' });
  await calls().member({ customer_id: id, memberId: 'MJ-1', name: 'Anvi' });
  const seller = await shop.addEmployee(['customers:view', 'customers:edit']);
  const { body } = await calls().details(id, seller);
  expect(body).toMatchObject({ customer: { aadhar_no: null, dob: null }, notes: [], members: [] });
  expect((await calls().update({ id, ...whole }, seller)).refusal.code).toBe('PERMISSION_DENIED');
});

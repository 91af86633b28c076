import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInvoice, createProposal } from '../billing/contract.ts';
import { addCustomer as insert, addItem, expectBalancedBooks, payloadOf } from '../billing/testing/index.ts';
import { call, type TestApi, testApi, type TestPerson, type TestShop, testShop } from '../testing/index.ts';
import { addCustomer, customers, updateCustomer } from './contract.ts';
import { detailCalls } from './testing.ts';

let api: TestApi;
let shop: TestShop;

beforeAll(async () => {
  api = await testApi();
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

/** Every test has its own shop. */
async function freshShop(settings = {}) {
  shop = await testShop(api, { settings });
  return shop.owner;
}

const list = async (query = {}, { token } = shop.owner) =>
  (await call(api, customers, { token, schemaKey: shop.schemaKey, query })).body;
const namesOf = async (query = {}, person?: TestPerson) =>
  (await list(query, person)).data.map(({ name }) => name);
const add = (body: object, { token } = shop.owner, key = randomUUID()) =>
  call(api, addCustomer, { token, schemaKey: shop.schemaKey, key, body });

const photo = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#0b5a75' } })
    .jpeg()
    .toBuffer();

test('what is agreed on money is kept with the customer; whoever may not set it is refused', async () => {
  const owner = await freshShop();
  api.clock.now = new Date('2026-11-20T06:30:00Z');
  const agreed = { credit_limit: '5000', opening_due: '250.50', opening_since: '2026-03-31' };
  const { body } = await add({ name: 'Priya', mobile: '98290 00001', ...agreed }, owner);
  const { data } = await list({ ids: body.customer_id, include: 'balance' }, owner);
  expect(data).toMatchObject([
    {
      credit_limit: '5000.00',
      opening_due: '250.50',
      opening_pending: '250.50',
      opening_on: '2026-03-31',
      pending_amount: '250.50',
    },
  ]);
  const bare = await add({ name: 'Ravi', mobile: '98290 00002', opening_due: '10' }, owner);
  const [today] = (await list({ ids: bare.body.customer_id, include: 'balance' }, owner)).data;
  expect(today).toMatchObject({ credit_limit: null, opening_on: '2026-11-20' });
  const wrong = { name: 'Asha', mobile: '98290 00003' };
  const tomorrow = await add({ ...wrong, opening_due: '1', opening_since: '2026-11-21' }, owner);
  expect(tomorrow.refusal.problems).toMatchObject([{ field: 'opening_since' }]);
  expect((await add({ ...wrong, opening_due: '1.234' }, owner)).refusal.problems).toMatchObject([
    { field: 'opening_due' },
  ]);
  const seller = await shop.addEmployee(['customers:create', 'customers:edit']);
  const refused = await add({ ...wrong, opening_due: '1' }, seller);
  expect(refused.refusal.code).toBe('PERMISSION_DENIED');
  expect((await add({ ...wrong, credit_limit: '1' }, seller)).status).toBe(200);
});

test('a customer is added as typed, without what surrounds it', async () => {
  await freshShop();
  const { body } = await add({
    name: '  Priya Agarwal ',
    mobile: '+91 (98290) 41-526',
    email: ' priya@example.in ',
    gst: '27aapfu0939f1zv',
    location: 'Bapu Nagar, Jaipur',
    group: ' ',
  });
  expect(body).toMatchObject({
    success: true,
    message: 'Priya Agarwal added',
    data: {
      name: 'Priya Agarwal',
      mobile: '9829041526',
      email: 'priya@example.in',
      gst: '27AAPFU0939F1ZV',
      state_code: '27',
      location: 'Bapu Nagar, Jaipur',
      group: null,
      bills: 0,
      pending_amount: '0.00',
      last_visit: null,
    },
  });
  expect(body.customer_id).toBe(body.data.customer_id);
});

test('a customer is added with the whole documented form, also as multipart with a picture', async () => {
  const owner = await freshShop();
  const calls = detailCalls(api, () => shop);
  const form = { name: 'Priya', mobile: '9829041526', dob: '1990-01-02', anniversary: '2014-02-12' };
  const body = { ...form, aadhar_no: '2345 6789 0123', company: 'Priya Silks', business_id: '1' };
  const { token } = owner;
  const sent = { token, schemaKey: shop.schemaKey, key: randomUUID(), body };
  const added = await call(api, addCustomer, { ...sent, files: { profile_pic: await photo() } });
  expect(added.body.data).toMatchObject({ ...form, company: 'Priya Silks' });
  const id = added.body.customer_id;
  const { customer } = (await calls.details(id)).body;
  expect(customer.aadhar_no).toBe('XXXX XXXX 0123');
  expect((await api.app.inject({ url: customer.profile_pic ?? '/files/none' })).statusCode).toBe(200);
  const change = {
    body: { id, name: 'Priya A.', mobile: form.mobile },
    files: { profile_pic: await photo() },
  };
  expect((await call(api, updateCustomer, { ...sent, key: randomUUID(), ...change })).status).toBe(200);
  const changed = (await calls.details(id)).body.customer;
  expect(changed).toMatchObject({ name: 'Priya A.', dob: form.dob });
  expect(changed.profile_pic).not.toBe(customer.profile_pic);
  await calls.update({ id, name: 'Priya A.', mobile: form.mobile, profile_pic: null });
  expect((await calls.details(id)).body.customer.profile_pic?.split('?')[0]).toBe(
    changed.profile_pic?.split('?')[0],
  );
});

test.each([
  [
    { name: 'Priya', mobile: '9829041526', aadhar_no: '1234' },
    'aadhar_no',
    'Please enter a valid 12-digit Aadhar number',
  ],
  [{ name: 'Priya', mobile: '9829041526', dob: '2999-01-01' }, 'dob', 'The birth date must be before today'],
  [
    { name: 'Priya', mobile: '9829041526', anniversary: '2999-01-01' },
    'anniversary',
    'The anniversary must be before today',
  ],
  [{ name: ' ', mobile: '9829041526' }, 'name', 'Please enter customer name'],
  [{ name: 'Priya', mobile: ' ' }, 'mobile', 'Please enter mobile number'],
  [{ name: 'Priya', mobile: '98290x' }, 'mobile', 'Invalid mobile number format'],
  [{ name: 'Priya', mobile: '9829041526', email: 'priya' }, 'email', 'Please enter a valid email address'],
  [
    { name: 'Priya', mobile: '9829041526', gst: '27AAPFU0939F1ZX' },
    'gst',
    'Please enter a valid 15-digit GST number',
  ],
  [
    { name: 'Priya', mobile: '9829041526', state_code: '77' },
    'state_code',
    'Please check the marked fields.',
  ],
])('%j is refused at its field', async (body, field, message) => {
  await freshShop();
  const { status, refusal } = await add(body);
  expect(status).toBe(422);
  expect(refusal.problems).toMatchObject([{ field, code: 'INVALID_INPUT', message }]);
  expect((await list()).total).toBe(0);
});

test('a mobile that is there, however typed, is refused with the customer who has it', async () => {
  await freshShop();
  const first = await add({ name: 'Priya', mobile: '9829041526' });
  const second = await add({ name: 'Other', mobile: '0091-98290 41526' });
  expect(second.status).toBe(409);
  expect(second.refusal).toMatchObject({
    code: 'MOBILE_TAKEN',
    message: 'The mobile number is already existing',
    details: { customer_id: first.body.customer_id },
  });
});

test('of twenty at once with one number one is added', async () => {
  await freshShop();
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, at) => add({ name: `P${at}`, mobile: '98290' })),
  );
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await list()).total).toBe(1);
});

test('two shops may have the same customer', async () => {
  await freshShop();
  await add({ name: 'Priya', mobile: '9829041526' });
  await freshShop();
  expect((await add({ name: 'Priya', mobile: '9829041526' })).status).toBe(200);
});

test('search finds a part of the name or of the number', async () => {
  await freshShop();
  await add({ name: 'Priya Agarwal', mobile: '9829041526' });
  await add({ name: 'Ravi 100%', mobile: '9414012345' });
  expect(await namesOf({ search: 'AGAR' })).toEqual(['Priya Agarwal']);
  expect(await namesOf({ search: '+91 9829' })).toEqual(['Priya Agarwal']);
  expect(await namesOf({ search: '100%' })).toEqual(['Ravi 100%']);
  expect(await namesOf({ search: '%' })).toEqual([]);
  expect(await list({ search: 'nobody' })).toMatchObject({ data: [], total: 0 });
});

test('who fits a search best stands first, whoever was seen last, and pages follow each other', async () => {
  await freshShop();
  await add({ name: 'Kumar Swamy', mobile: '7000000002' });
  await add({ name: 'Kumar Rao', mobile: '7000000003' });
  await add({ name: 'Suresh Kumar', mobile: '9829041526' });
  await add({ name: 'Akumari Dévi', mobile: '9000098290' });
  const all = ['Kumar Rao', 'Kumar Swamy', 'Suresh Kumar', 'Akumari Dévi'];
  expect(await namesOf({ search: 'kumar' })).toEqual(all);
  expect(await namesOf({ search: '98290' })).toEqual(['Suresh Kumar', 'Akumari Dévi']);
  expect(await namesOf({ search: 'akumri devi' })).toEqual(['Akumari Dévi']);
  const page = await list({ search: 'kumar', limit: 2, offset: 1 });
  expect(page.data.map(({ name }) => name)).toEqual(all.slice(1, 3));
  expect(page.total).toBe(4);
});

test('who was billed last stands on top, with what was bought and is owed', async () => {
  const { token } = await freshShop();
  const item = await addItem(shop, { price: 10_000, gst: 0 });
  const priya = await insert(shop, { name: 'Priya' });
  await insert(shop, { name: 'Ravi' });
  const before = api.clock.now;
  const bill = async (endpoint: typeof createInvoice, type: 'invoice' | 'proposal', minutes: number) => {
    api.clock.now = new Date(before.getTime() + minutes * 60_000);
    const body = payloadOf({ type, customer: priya, lines: [{ item }], advance: 2500 });
    await call(api, endpoint, { token, schemaKey: shop.schemaKey, body });
    return api.clock.now.toISOString();
  };
  await bill(createInvoice, 'invoice', 1);
  const last = await bill(createInvoice, 'invoice', 2);
  await bill(createProposal, 'proposal', 3);
  api.clock.now = before;
  const { data } = await list();
  expect(data.map(({ name }) => name)).toEqual(['Priya', 'Ravi']);
  expect(data[0]).toMatchObject({ bills: 2, pending_amount: '150.00', last_visit: last });
  expect(data[1]).toMatchObject({ bills: 0, pending_amount: '0.00', last_visit: null });
});

test('pages do not overlap, and the total is that of all', async () => {
  await freshShop();
  for (let at = 0; at < 7; at += 1) await add({ name: `Customer ${at}`, mobile: `98290${at}` });
  const pages = await Promise.all([0, 3, 6].map((offset) => list({ limit: 3, offset })));
  expect(pages.map(({ data }) => data.length)).toEqual([3, 3, 1]);
  expect(new Set(pages.flatMap(({ data }) => data.map(({ customer_id }) => customer_id))).size).toBe(7);
  expect(pages.map(({ total }) => total)).toEqual([7, 7, 7]);
});

test('an employee sees whom he was given and whom he added, or all where the shop says so', async () => {
  await freshShop();
  const seller = await shop.addEmployee(['customers:view', 'customers:create']);
  await insert(shop, { name: 'Given', assignedTo: seller.staffId });
  const hidden = await insert(shop, { name: 'Hidden' });
  await add({ name: 'Added', mobile: '98290' }, seller);
  expect((await namesOf({}, seller)).toSorted()).toEqual(['Added', 'Given']);
  expect(await namesOf({ ids: hidden.id }, seller)).toEqual([]);
  await shop.within(({ sql, tenantId }) =>
    sql.updateTable('tenantSetting').set({ empViewContact: true }).where('tenantId', '=', tenantId).execute(),
  );
  expect((await list({}, seller)).total).toBe(3);
});

test('a shop may keep from its employees what no bill needs of customers', async () => {
  await freshShop({ empViewContact: true, empViewCustomer: false });
  const seller = await shop.addEmployee(['customers:view', 'customers:create']);
  const particulars = {
    email: 'priya@example.in',
    company: 'Priya Silks',
    address: '12 MG Road',
    city: 'Pune',
    dob: '1990-01-02',
    anniversary: '2015-03-04',
  };
  const { id } = await insert(shop, { name: 'Priya', gstin: '27AAPFU0939F1ZV' });
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('customer')
      .set({ groupName: 'Regular', ...particulars })
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .execute(),
  );
  const kept = { name: 'Priya', group: 'Regular', gst: '27AAPFU0939F1ZV', pending_amount: '0.00' };
  const hidden = { email: null, company: null, location: null, dob: null, anniversary: null };
  expect((await list({}, seller)).data).toMatchObject([{ ...kept, ...hidden }]);
  expect((await list()).data).toMatchObject([{ ...kept, email: 'priya@example.in', dob: '1990-01-02' }]);
  const added = await add({ name: 'Ravi', mobile: '98290', email: 'ravi@example.in' }, seller);
  expect(added.body.data).toMatchObject({ name: 'Ravi', email: null });
});

test('a shop may keep its employees from adding customers, not its owner', async () => {
  await freshShop({ empCreateContact: false });
  const seller = await shop.addEmployee(['customers:create']);
  expect((await add({ name: 'Priya', mobile: '98290' }, seller)).refusal).toMatchObject({
    code: 'PERMISSION_DENIED',
    message: "The shop's settings don't allow this for staff. Ask the owner.",
  });
  expect((await add({ name: 'Priya', mobile: '98290' })).status).toBe(200);
});

test('marks that nobody sees are not kept, and are no name', async () => {
  await freshShop();
  const { body } = await add({ name: 'Meena\u{202E} Sharma', mobile: '\u{202A}+91 98290 41526\u{202C}' });
  expect(body.data).toMatchObject({ name: 'Meena Sharma', mobile: '9829041526' });
  const { status, body: refusal } = await add({ name: '\u{200B}', mobile: '9829041527' });
  expect([status, refusal]).toMatchObject([422, { problems: [{ field: 'name' }] }]);
});

test('a character that no database keeps is refused in what is written, and parts words in what is searched', async () => {
  await freshShop();
  expect((await add({ name: 'Pri\u0000ya', mobile: '98290' })).refusal.code).toBe('INVALID_INPUT');
  const query = { search: 'Pri\u0000ya' };
  const { token } = shop.owner;
  const searched = await call(api, customers, { token, schemaKey: shop.schemaKey, query });
  expect(searched.body).toMatchObject({ data: [], total: 0 });
});

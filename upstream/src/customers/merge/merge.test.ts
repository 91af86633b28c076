import { randomUUID } from 'node:crypto';
import type { MergeField } from '@galla/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createQuickBilling } from '../../billing/contract.ts';
import {
  addCustomer as insert,
  expectBalancedBooks,
  type TestCustomer,
} from '../../billing/testing/index.ts';
import { printedPaper } from '../../billing/pdf/testing.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { notify } from '../../notifications/index.ts';
import { customers, updateCustomer } from '../contract.ts';
import { privacyCalls, tablesWith } from '../privacy/testing.ts';
import { detailCalls } from '../testing.ts';
import { mergeCalls } from './testing.ts';

let api: TestApi;
let shop: TestShop;
let keep: TestCustomer;
let old: TestCustomer;
const calls = () => mergeCalls(api, () => shop);
const details = () => detailCalls(api, () => shop);
const privacy = () => privacyCalls(api, () => shop);
const read = async (id: string) => (await details().details(id)).body;

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  // An optician: bills have prescriptions.
  shop = await testShop(api, { businessId: 8 });
  keep = await insert(shop, { name: 'Priya Agarwal', address: 'Bapu Nagar' });
  old = await insert(shop, { name: 'Prya Agrawal', address: 'Lane of the Weavers' });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

test('everything moves, papers stay as printed, and nothing tells of who went', async () => {
  await details().note({ customer_id: old.id, note: 'Likes blue' });
  await details().member({ customer_id: old.id, memberId: 'F-77', name: 'Meenakshi' });
  await details().status({ customer_id: old.id, current_status: 'Interested' });
  const { body: bill } = await privacy().bill(old, { prescription_detail: { right_sph: '-1.5' } });
  const { token } = shop.owner;
  const quick = await call(api, createQuickBilling, {
    token,
    schemaKey: shop.schemaKey,
    body: { amount: '50.00', customer_id: old.id, phone: old.mobile },
  });
  expect(quick.body).toMatchObject({ success: true });
  const before = await printedPaper(api, shop, bill.data.doc_id);
  expect(await calls().counts(old.id)).toMatchObject({
    documents: 1,
    prescriptions: 1,
    quick_bills: 1,
    notes: 1,
    statuses: 1,
    members: 1,
    appointments: 0,
  });
  const { body } = await calls().merge(keep.id, old.id);
  expect(body).toMatchObject({ customer_id: keep.id, message: 'Merged into Priya Agarwal' });
  const stays = await read(keep.id);
  expect(stays).toMatchObject({
    customer: { name: 'Priya Agarwal', mobile: keep.mobile, current_status: 'Interested' },
    notes: [{ note: 'Likes blue' }],
    business_history: [{ current_status: 'Interested' }],
    members: [{ name: 'Meenakshi' }],
    data_events: [{ kind: 'MERGED', created_by: 'Asha Rao' }],
  });
  expect(await calls().counts(keep.id)).toMatchObject({ documents: 1, quick_bills: 1 });
  expect(await calls().counts(old.id)).toBeUndefined();
  expect((await printedPaper(api, shop, bill.data.doc_id)).texts).toEqual(before.texts);
  expect(await tablesWith(shop, 'Lane of the Weavers')).toEqual(['document']);
  expect(await tablesWith(shop, old.id)).toEqual(
    expect.arrayContaining(['customer', 'customer_data_event', 'deleted_record']),
  );
});

test('notifications and repeated answers tell of who stays', async () => {
  const key = randomUUID();
  const sent = { token: shop.owner.token, schemaKey: shop.schemaKey };
  const body = { id: old.id, name: 'Prya Agrawal', mobile: old.mobile };
  await call(api, updateCustomer, { ...sent, key, body });
  const { body: bill } = await privacy().bill(old);
  const facts = { documentId: bill.data.doc_id, number: '1', customer: 'Prya Agrawal', pending: 100 };
  const notice = { kind: 'PAYMENT_DUE', facts, to: shop.owner.staffId } as const;
  await shop.within((db) => notify(db, notice, api.clock.now));
  await calls().merge(keep.id, old.id);
  const again = await call(api, updateCustomer, { ...sent, key, body });
  expect(again.body).toMatchObject({ customer_id: keep.id });
  expect(await tablesWith(shop, 'Prya Agrawal')).toEqual(['document']);
  expect(await tablesWith(shop, old.id)).not.toContain('idempotency_key');
});

test('each field keeps the value that was chosen, and the number goes with it', async () => {
  await details().update({
    id: old.id,
    name: 'Prya Agrawal',
    mobile: old.mobile,
    email: 'priya@example.in',
    aadhar_no: '234567890123',
    dob: '1990-01-02',
  });
  const take: MergeField[] = ['mobile', 'email', 'aadhar_no', 'location'];
  expect((await calls().merge(keep.id, old.id, { take })).status).toBe(200);
  const { customer } = await read(keep.id);
  expect(customer).toMatchObject({
    name: 'Priya Agarwal',
    mobile: old.mobile,
    email: 'priya@example.in',
    aadhar_no: 'XXXX XXXX 0123',
    location: 'Lane of the Weavers',
    dob: null,
  });
});

test('a consent that was withdrawn stays withdrawn, with both histories', async () => {
  await privacy().consent(keep.id, 1);
  await privacy().consent(old.id, 1);
  await privacy().consent(old.id, 0);
  await calls().merge(keep.id, old.id);
  const { customer, data_events: events } = await read(keep.id);
  expect(customer.consent.given).toBe(0);
  expect(events.map(({ kind }) => kind).toSorted()).toEqual([
    'CONSENT_GIVEN',
    'CONSENT_GIVEN',
    'CONSENT_WITHDRAWN',
    'MERGED',
  ]);
});

test('lists and searches do not show who went; his address says into whom, also two merges later', async () => {
  const last = await insert(shop, { name: 'Priya A' });
  await calls().merge(keep.id, old.id);
  const { token } = shop.owner;
  const find = async (query: Record<string, string>) =>
    (await call(api, customers, { token, schemaKey: shop.schemaKey, query })).body.data;
  for (const query of [{ search: 'Prya' }, { search: 'Merged' }, { search: old.mobile }, { ids: old.id }])
    expect(await find(query)).toEqual([]);
  const first = await details().details(old.id);
  expect(first.refusal).toMatchObject({ code: 'ALREADY_MERGED', details: { customer_id: keep.id } });
  await calls().merge(last.id, keep.id);
  expect((await details().details(old.id)).refusal.details).toEqual({ customer_id: last.id });
  const stranger = await shop.addEmployee(['customers:view']);
  expect((await details().details(old.id, stranger)).refusal.code).toBe('NOT_FOUND');
  await privacy().erase(last.id, 'Priya A');
  expect((await details().details(old.id)).refusal.code).toBe('NOT_FOUND');
});

test('himself, another shop’s and who is erased are refused', async () => {
  const himself = await calls().merge(keep.id, keep.id);
  expect(himself.refusal).toMatchObject({ code: 'INVALID_INPUT', problems: [{ field: 'merged' }] });
  const gone = await insert(shop, { name: 'Ravi' });
  const versions = await calls().versions(keep.id, gone.id);
  await privacy().erase(gone.id, 'Ravi');
  expect((await calls().merge(keep.id, gone.id, versions)).refusal.code).toBe('NOT_FOUND');
  const mine = shop;
  shop = await testShop(api);
  const foreign = await insert(shop, { name: 'Foreign' });
  const theirs = await calls().versions(foreign.id, foreign.id);
  shop = mine;
  const more = { ...theirs, ...(await calls().versions(keep.id, keep.id)) };
  expect((await calls().merge(keep.id, foreign.id, more)).refusal.code).toBe('NOT_FOUND');
  expect((await calls().merge(foreign.id, keep.id, more)).refusal.code).toBe('NOT_FOUND');
});

test.each([
  ['keep_version', () => keep],
  ['merged_version', () => old],
] as const)('what somebody changed meanwhile is refused at %s', async (field, who) => {
  const versions = await calls().versions(keep.id, old.id);
  const { id, mobile } = who();
  await details().update({ id, name: 'Changed', mobile });
  const { refusal } = await calls().merge(keep.id, old.id, versions);
  expect(refusal).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    problems: [{ field }],
    details: { customer_id: id },
  });
  expect((await details().details(old.id)).status).toBe(200);
});

test('of two at once one merges, and the other is told into whom; a repetition answers the same', async () => {
  const versions = await calls().versions(keep.id, old.id);
  const turned = { keep_version: versions.merged_version, merged_version: versions.keep_version };
  const both = await Promise.all([
    calls().merge(keep.id, old.id, versions),
    calls().merge(old.id, keep.id, turned),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const won = both.find(({ status }) => status === 200);
  const lost = both.find(({ status }) => status === 409);
  expect(lost?.refusal).toMatchObject({
    code: 'ALREADY_MERGED',
    details: { customer_id: won?.body.customer_id },
  });
  const next = await insert(shop, { name: 'Priya A' });
  const stays = won?.body.customer_id ?? '';
  const more = { ...(await calls().versions(stays, next.id)), key: randomUUID() };
  const first = await calls().merge(stays, next.id, more);
  expect((await calls().merge(stays, next.id, more)).body).toEqual(first.body);
});

test('a bill made meanwhile goes to who stays, or is refused', async () => {
  const versions = await calls().versions(keep.id, old.id);
  const [merged, bill] = await Promise.all([calls().merge(keep.id, old.id, versions), privacy().bill(old)]);
  expect(merged.status).toBe(200);
  const counted = await calls().counts(keep.id);
  expect(counted?.documents).toBe(bill.status === 200 ? 1 : 0);
  expect(await tablesWith(shop, old.id)).not.toContain('document');
});

test('an employee merges only where he edits customers and sees all of them', async () => {
  const viewer = await shop.addEmployee(['customers:view']);
  const editor = await shop.addEmployee(['customers:view', 'customers:edit']);
  const versions = await calls().versions(keep.id, old.id);
  const as = (person: typeof viewer) => calls().merge(keep.id, old.id, { ...versions, person });
  expect((await as(viewer)).refusal.code).toBe('PERMISSION_DENIED');
  expect((await as(editor)).refusal.code).toBe('PERMISSION_DENIED');
  await shop.within(async (db) => {
    await db.sql
      .insertInto('tenantSetting')
      .values({ tenantId: db.tenantId, empViewContact: true, empViewCustomer: true })
      .onConflict((conflict) =>
        conflict.column('tenantId').doUpdateSet({ empViewContact: true, empViewCustomer: true }),
      )
      .execute();
  });
  expect((await as(editor)).status).toBe(200);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getDocument, recordPayment, trashDocument } from '../../billing/contract.ts';
import { expectBalancedBooks } from '../../billing/testing/index.ts';
import { servicesProducts } from '../../catalogue/contract.ts';
import { newId } from '../../db/id.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { addPlan, updatePlan } from '../plans/contract.ts';
import { addMember } from '../members/contract.ts';
import { join, memberNow, renewOnce, type TestGym, testGym } from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
let gym: TestGym;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  api.clock.now = new Date('2026-11-20T05:00:00Z');
  shop = await testShop(api, { businessId: 5 });
  gym = await testGym(api, shop);
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const sent = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });
const newMember = async (more: object = {}) => (await join(api, shop, gym, more)).body.data;
const billOf = async (id: string | null) =>
  (await call(api, getDocument, { ...sent(), params: { id: id ?? '' }, query: {} })).body;
const pay = (document_id: string | null, amount: string, expected_pending: string) =>
  call(api, recordPayment, {
    ...sent(),
    body: { document_id: document_id ?? '', amount, expected_pending, payment_mode: 'UPI' },
  });
const countOf = async (table: 'document' | 'gymPeriod' | 'gymService') => {
  const { count } = await shop.within((db) =>
    db.sql
      .selectFrom(table)
      .where('tenantId', '=', db.tenantId)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow(),
  );
  return Number(count);
};

test('plan and joining fee are lines of one bill at 5 %; what is paid on it lowers the dues', async () => {
  const member = await newMember();
  expect(member).toMatchObject({ due: '3675.00', period: { price: '3000.00', joining_fee: '500.00' } });
  const { data } = await billOf(member.period.document_id);
  expect(data.document).toMatchObject({
    type: 'invoice',
    customer_id: member.customer_id,
    total_amount: '3675.00',
    pending_amount: '3675.00',
    description: '20 Nov 2026 to 19 Feb 2027',
  });
  const lines = await shop.within((db) =>
    db.sql
      .selectFrom('documentLine')
      .where('tenantId', '=', db.tenantId)
      .where('documentId', '=', member.period.document_id ?? '')
      .orderBy('position')
      .select(['name', 'hsn', 'price', 'gstPercentage', 'cgst', 'sgst'])
      .execute(),
  );
  const taxed = { hsn: '999723', gstPercentage: '5.00' };
  expect(lines).toEqual([
    { ...taxed, name: 'Membership, Quarterly', price: '3000.00', cgst: '75.00', sgst: '75.00' },
    { ...taxed, name: 'Joining fee', price: '500.00', cgst: '12.50', sgst: '12.50' },
  ]);
  expect((await pay(member.period.document_id, '2000.00', '3675.00')).status).toBe(200);
  expect((await memberNow(api, shop, member.id)).due).toBe('1675.00');
});

test('a renewal twice at once is one period and one bill, without a joining fee', async () => {
  const member = await newMember();
  const answers = await Promise.all([1, 2].map(() => renewOnce(api, shop, gym, member)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect([await countOf('gymPeriod'), await countOf('document')]).toEqual([2, 2]);
  expect(await memberNow(api, shop, member.id)).toMatchObject({
    due: '6825.00',
    period: { joining_fee: null, starts_on: '2027-02-20' },
  });
});

test('the same key adds one member with one bill', async () => {
  const key = newId();
  const body = { name: 'Meera Jain', email: 'meera@example.in', mobile: '70207 55183', branch: gym.branch };
  const add = () =>
    call(api, addMember, {
      ...sent(),
      key,
      body: { ...body, subscription: gym.plan, duration: gym.duration },
    });
  const [first, second] = [await add(), await add()];
  expect(second.body).toEqual(first.body);
  expect([await countOf('gymPeriod'), await countOf('document')]).toEqual([1, 1]);
});

test('a plan that is changed leaves what members bought; its next bill has the new name and price', async () => {
  const member = await newMember();
  const durations = [{ id: gym.duration, months: 3, price: '3200.00' }];
  const body = { name: 'Three months', durations, joining_fee: '0.00' };
  await call(api, updatePlan, { ...sent(), params: { id: gym.plan }, body });
  expect(await memberNow(api, shop, member.id)).toEqual(member);
  const { data } = (await renewOnce(api, shop, gym, member)).body;
  expect(data).toMatchObject({ due: '7035.00', period: { plan_name: 'Three months', price: '3200.00' } });
  expect(await countOf('gymService')).toBe(2);
});

test('a period without subscription has no bill, nor one that costs nothing', async () => {
  const none = { due: '0.00', period: { document_id: null } };
  expect(await newMember({ subscription: null })).toMatchObject(none);
  const trial = { name: 'Trial', durations: [{ days: 1, price: '0.00' }] };
  const { id: plan, durations } = (await call(api, addPlan, { ...sent(), body: trial })).body.data;
  const free = { ...gym, plan, duration: durations[0]?.id ?? '' };
  expect((await join(api, shop, free, { mobile: '98220 41877' })).body.data).toMatchObject(none);
  expect(await countOf('document')).toBe(0);
});

test('the cart does not offer the services of plans', async () => {
  await newMember();
  const { body } = await call(api, servicesProducts, { ...sent(), query: {} });
  expect([...body.products, ...(body.services ?? [])]).toEqual([]);
});

test('a billed period keeps its plan until the bill is in the trash; then the right one is billed', async () => {
  const member = await newMember();
  const change = () => join(api, shop, gym, { id: member.id, subscription: null });
  const { refusal } = await change();
  expect(refusal).toMatchObject({ code: 'PERIOD_BILLED', problems: [{ field: 'duration' }] });
  const body = { document_id: member.period.document_id ?? '' };
  expect((await call(api, trashDocument, { ...sent(), body })).status).toBe(200);
  expect((await memberNow(api, shop, member.id)).due).toBe('0.00');
  expect((await change()).body.data).toMatchObject({ due: '0.00', period: { price: null } });
  const back = (await join(api, shop, gym, { id: member.id })).body.data;
  expect(back).toMatchObject({ due: '3675.00', period: { joining_fee: '500.00' } });
});

test('the rate is that of the day', async () => {
  api.clock.now = new Date('2025-09-21T05:00:00Z');
  shop = await testShop(api, { businessId: 5 });
  gym = await testGym(api, shop);
  expect((await newMember()).due).toBe('4130.00');
});

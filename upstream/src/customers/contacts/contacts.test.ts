import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer as insert } from '../../billing/testing/index.ts';
import {
  call,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import {
  addCustomer,
  addOrEditNote,
  bulkContactUpdate,
  contactIds,
  contactsHistory,
  customers,
  getGroupsByBusiness,
  saveBusinessHistory,
} from '../contract.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

async function freshShop(settings = {}): Promise<void> {
  shop = await testShop(api, { settings });
}

/** Adds a contact with a group and an assigned employee. */
async function contact(name: string, group: string | null, assignedTo?: string) {
  const added = await insert(shop, { name, ...(assignedTo !== undefined && { assignedTo }) });
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('customer')
      .set({ groupName: group })
      .where('tenantId', '=', tenantId)
      .where('id', '=', added.id)
      .execute(),
  );
  return added.id;
}

const sent = ({ token }: TestPerson) => ({ token, schemaKey: shop.schemaKey });
const history = async (query = {}, person = shop.owner) =>
  (await call(api, contactsHistory, { ...sent(person), query })).body;
const namesIn = ({ business_history }: Awaited<ReturnType<typeof history>>) =>
  business_history.flatMap((map) =>
    Object.entries(map).map(([category, contacts]) => [category, contacts.map(({ name }) => name)]),
  );
const update = (body: { customer_ids: string[]; emp_id?: string; group?: string }, person = shop.owner) =>
  call(api, bulkContactUpdate, { ...sent(person), key: randomUUID(), body });
const assignedTo = async (ids: readonly string[]) =>
  (await call(api, customers, { ...sent(shop.owner), query: { ids: ids.join(',') } })).body.data.map(
    ({ assigned_to }) => assigned_to,
  );

test('contacts stand by category, so many of each, and each category goes on behind its cursor', async () => {
  await freshShop();
  for (let n = 1; n <= 3; n += 1) await contact(`Bridal ${n}`, 'Bridal');
  await contact('Nobody', null);
  await contact('Regular', 'Regular');
  const first = await history({ limit: 2 });
  expect(first.categories.map(({ name, count }) => [name, count])).toEqual([
    ['Bridal', 3],
    ['Regular', 1],
    [null, 1],
  ]);
  const lists = namesIn(first);
  expect(lists.at(-1)).toEqual(['No group', ['Nobody']]);
  const cursors = (await history({ limit: 2, include: 'page,balance' })).categories[0]?.page?.cursors;
  const query = { group: 'Bridal', after: cursors?.at(-1) ?? '', include: 'page,balance' };
  const rest = (await call(api, customers, { ...sent(shop.owner), query })).body;
  expect(
    [...Object.values(first.business_history[0] ?? {}).flat(), ...rest.data]
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['Bridal 1', 'Bridal 2', 'Bridal 3']);
});

test('a search looks through name, number, company and address', async () => {
  await freshShop();
  const id = await contact('Meena', 'Regular');
  await contact('Ravi', 'Regular');
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('customer')
      .set({ company: 'Priya Silks', address: '12 Johari Bazar' })
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .execute(),
  );
  for (const search of ['meena', 'silks', 'johari'])
    expect(namesIn(await history({ search }))).toEqual([['Regular', ['Meena']]]);
  expect((await history({ search: 'nowhere' })).categories).toEqual([]);
});

test('who may not see particulars does not find by them', async () => {
  await freshShop({ empViewContact: true, empViewCustomer: false });
  const seller = await shop.addEmployee(['customers:view']);
  const id = await contact('Meena', 'Regular');
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('customer')
      .set({ company: 'Priya Silks' })
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .execute(),
  );
  expect(namesIn(await history({ search: 'silks' }, seller))).toEqual([]);
  expect(namesIn(await history({ search: 'meena' }, seller))).toHaveLength(1);
});

test('an employee with "assigned" never receives a contact of another, nor counts or assigns one', async () => {
  await freshShop();
  const seller = await shop.addEmployee(['customers:view', 'customers:edit']);
  const other = await shop.addEmployee(['customers:view']);
  const own = await contact('Own', 'Regular', seller.staffId);
  const hidden = await contact('Hidden', 'Regular', other.staffId);
  await contact('Secret', 'Bridal', other.staffId);
  const seen = await history({}, seller);
  expect(seen.categories.map(({ name, count }) => [name, count])).toEqual([['Regular', 1]]);
  expect(namesIn(seen)).toEqual([['Regular', ['Own']]]);
  expect((await history({ search: 'hidden' }, seller)).categories).toEqual([]);
  expect((await history({ assigned_to: other.staffId }, seller)).categories).toEqual([]);
  const ids = await call(api, contactIds, { ...sent(seller), query: { group: 'Regular' } });
  expect(ids.body.data).toEqual([{ emp_id: seller.staffId, customer_ids: [own] }]);
  const taking = { customer_ids: [own, hidden], emp_id: seller.staffId };
  expect((await update(taking, seller)).refusal.code).toBe('NOT_FOUND');
  expect(await assignedTo([hidden])).toEqual([other.staffId]);
});

test('contacts are assigned to an employee or a group, all of them or none', async () => {
  await freshShop();
  const seller = await shop.addEmployee(['customers:view']);
  await call(api, addCustomer, {
    ...sent(shop.owner),
    key: randomUUID(),
    body: { name: 'First', mobile: '9829041526', group: 'Bridal' },
  });
  const ids = [await contact('One', 'Regular'), await contact('Two', null)];
  const groups = (await call(api, getGroupsByBusiness, { ...sent(shop.owner), body: {} })).body.data;
  expect(groups.map(({ name, type }) => [name, type])).toEqual([['Bridal', 'S']]);
  expect((await update({ customer_ids: ids, emp_id: seller.staffId })).body).toMatchObject({
    message: '2 contacts assigned',
    updated: 2,
  });
  expect(await assignedTo(ids)).toEqual([seller.staffId, seller.staffId]);
  expect((await update({ customer_ids: ids, group: 'Bridal' })).status).toBe(200);
  expect((await history()).categories.map(({ name, count }) => [name, count])).toEqual([['Bridal', 3]]);
  expect((await update({ customer_ids: [...ids, randomUUID()], group: 'Bridal' })).refusal.code).toBe(
    'NOT_FOUND',
  );
});

test.each([
  [{}, 'emp_id', 'Please select an employee or a group to assign.'],
  [{ emp_id: randomUUID() }, 'emp_id', 'This employee can no longer be chosen.'],
  [{ group: 'Unknown' }, 'group', 'This group no longer exists.'],
])('%j is refused at its field', async (body, field, message) => {
  await freshShop();
  const { refusal } = await update({ customer_ids: [await contact('One', null)], ...body });
  expect(refusal.problems).toMatchObject([{ field, code: 'INVALID_INPUT', message }]);
});

test('the walk-in is no contact', async () => {
  await freshShop();
  const query = { walk_in: '1' as const };
  const [walkIn] = (await call(api, customers, { ...sent(shop.owner), query })).body.data;
  const seller = await shop.addEmployee(['customers:view']);
  expect((await history()).categories).toEqual([]);
  const customer_ids = [walkIn?.customer_id ?? ''];
  expect((await update({ customer_ids, emp_id: seller.staffId })).refusal.code).toBe('NOT_FOUND');
});

test('a contact is told with the tags of the newest note that has some, and the status', async () => {
  await freshShop();
  const id = await contact('Priya', null);
  const note = (text: string, tags: string) =>
    call(api, addOrEditNote, {
      ...sent(shop.owner),
      key: randomUUID(),
      body: { customer_id: id, customer_no: '', note: text, tag_list: tags },
    });
  const tagsOf = async (person = shop.owner) =>
    (await history({ include: 'balance' }, person)).business_history
      .flatMap((map) => Object.values(map).flat())
      .map(({ tags }) => tags);
  expect(await tagsOf()).toEqual([[]]);
  await note('First visit', 'Revisit');
  await note('Came again', 'Very Happy,Revisit for Sure');
  await note('Called', '');
  await call(api, saveBusinessHistory, {
    ...sent(shop.owner),
    key: randomUUID(),
    body: {
      customer_id: id,
      customer_no: '',
      current_status: 'bought',
      name: 'Priya',
      form_name: 'status_bought',
    },
  });
  expect(await tagsOf()).toEqual([['Very Happy', 'Revisit for Sure', 'Bought']]);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer as insert } from '../../billing/testing/index.ts';
import { getForm } from '../../forms/contract.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { customerStatuses } from '../contract.ts';
import { detailCalls } from '../testing.ts';

let api: TestApi;
let shop: TestShop;
let customer_id: string;
const calls = () => detailCalls(api, () => shop);
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  api.clock.now = new Date('2026-11-20T06:30:00.000Z');
  shop = await testShop(api);
  customer_id = (await insert(shop, { name: 'Priya' })).id;
});
afterAll(() => api.close());

test('the statuses are told with their forms, of which some are empty', async () => {
  const { token } = shop.owner;
  const asked = { token, schemaKey: shop.schemaKey, body: { business_id: 'All' as const } };
  const { data } = (await call(api, customerStatuses, asked)).body;
  expect(data).toContainEqual({
    id: 'follow_up',
    name: 'Follow up',
    form_name: 'status_follow_up',
    fields: 3,
  });
  expect(data).toContainEqual({ id: 'bought', name: 'Bought', form_name: 'status_bought', fields: 0 });
  const query = { form_name: 'status', status: 'Bought', business_id: 1 };
  const form = await call(api, getForm, { token, schemaKey: shop.schemaKey, query });
  expect(form.body).toMatchObject({ name: 'status_bought', fields: [] });
});

test('the chosen status becomes the current one, and the older one the previous', async () => {
  const first = await calls().status({ customer_id, current_status: 'New lead' });
  expect(first.body).toMatchObject({
    message: 'Priya is now “New lead”',
    current_status: 'New lead',
    previous_status: null,
  });
  api.clock.now = new Date('2026-11-21T06:30:00.000Z');
  const second = await calls().status({
    customer_id,
    current_status: 'follow_up',
    how: 'Call',
    looking_for: 'Lehenga',
    schedule_on: '2026-11-24 11:00:00 AM',
  });
  expect(second.body).toMatchObject({
    current_status: 'Follow up',
    previous_status: 'New lead',
    schedule_on: '2026-11-24T05:30:00.000Z',
  });
  const { customer, business_history } = (await calls().details(customer_id)).body;
  expect(customer).toMatchObject({
    current_status: 'Follow up',
    status_at: '2026-11-21T06:30:00.000Z',
  });
  expect(business_history).toMatchObject([
    {
      current_status: 'Follow up',
      previous_status: 'New lead',
      details: [
        { label: 'How', value: 'Call' },
        { label: 'Looking for', value: 'Lehenga' },
      ],
    },
    { current_status: 'New lead', previous_status: null, details: [] },
  ]);
});

test('what is scheduled becomes an appointment, is told where the time is taken, and is done with the next status', async () => {
  const plan = (name: string, more: object = {}) =>
    calls().status({
      customer_id,
      current_status: 'visit_planned',
      looking_for: name,
      schedule_on: '2026-11-24 11:00:00 AM',
      ...more,
    });
  const appointments = () =>
    shop.within(({ sql, tenantId }) =>
      sql
        .selectFrom('appointment')
        .where('tenantId', '=', tenantId)
        .where('customerId', '=', customer_id)
        .select(['lookingFor', 'currentStatus', 'startsAt', 'assignedTo', 'doneAt'])
        .orderBy('id')
        .execute(),
    );
  await plan('Lehenga');
  const [first] = await appointments();
  expect(first).toMatchObject({
    lookingFor: 'Lehenga',
    currentStatus: 'Visit planned',
    startsAt: new Date('2026-11-24T05:30:00.000Z'),
    assignedTo: shop.owner.staffId,
    doneAt: null,
  });
  const taken = await plan('Blouse');
  expect(taken.refusal).toMatchObject({
    code: 'APPOINTMENT_TAKEN',
    problems: [{ field: 'schedule_on' }],
  });
  expect((await calls().details(customer_id)).body.business_history).toHaveLength(1);
  expect((await plan('Blouse', { double_booking: 1 })).status).toBe(200);
  api.clock.now = new Date('2026-11-24T06:30:00.000Z');
  await calls().status({ customer_id, current_status: 'bought' });
  expect((await appointments()).map(({ doneAt }) => doneAt)).toEqual([api.clock.now, api.clock.now]);
});

test.each([
  [{ current_status: '' }, 'current_status', 'Please select a status.'],
  [{ current_status: 'nowhere' }, 'current_status', 'Please select a status.'],
  [{ current_status: 'follow_up', schedule_on: '2026-11-24 11:00:00 AM' }, 'how', 'How is required'],
  [{ current_status: 'follow_up', how: 'Fax', schedule_on: '2026-11-24 11:00:00 AM' }, 'how', undefined],
  [{ current_status: 'visit_planned' }, 'schedule_on', 'Schedule on is required'],
  [{ current_status: 'visit_planned', schedule_on: 'soon' }, 'schedule_on', undefined],
  [
    { current_status: 'visit_planned', schedule_on: '2026-11-20 11:59:00 AM' },
    'schedule_on',
    'This time has already passed. Choose a later one.',
  ],
  [{ current_status: 'bought', canary: 'x' }, 'canary', undefined],
])('%j is refused at its field, and changes nothing', async (body, field, message) => {
  const { status, refusal } = await calls().status({ customer_id, ...body });
  expect(status).toBe(422);
  expect(refusal.problems?.[0]).toMatchObject({ field, ...(message !== undefined && { message }) });
  expect((await calls().details(customer_id)).body.business_history).toEqual([]);
});

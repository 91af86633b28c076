import type { Day } from '@galla/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer, type TestCustomer } from '../billing/testing/index.ts';
import { newId } from '../db/id.ts';
import { notifications } from '../notifications/contract.ts';
import { notify } from '../notifications/index.ts';
import { call, type TestApi, testApi, type TestPerson, type TestShop, testShop } from '../testing/index.ts';
import { deleteAppointment, getAppointments, saveAppointment, updateAppointment } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let customer: TestCustomer;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  // 12:00 noon of 20 November in the shop's time zone.
  api.clock.now = new Date('2026-11-20T06:30:00Z');
  shop = await testShop(api);
  customer = await addCustomer(shop);
});
afterAll(() => api.close());

const ALL = ['calendar:view', 'calendar:create', 'calendar:edit', 'calendar:delete'] as const;
const sent = (person: TestPerson = shop.owner) => ({ token: person.token, schemaKey: shop.schemaKey });
const make = (more: object = {}, person?: TestPerson) => {
  const body = { customer_id: customer.id, date: '2026-11-20 04:30:00 PM', looking_for: 'Trial', ...more };
  return call(api, saveAppointment, { ...sent(person), body });
};
const change = (id: string, more: object, person?: TestPerson) =>
  call(api, updateAppointment, { ...sent(person), body: { id, ...more } });
const list = async (more: object = {}, person?: TestPerson) =>
  (await call(api, getAppointments, { ...sent(person), body: more })).body.appointments;

test('an appointment has the documented fields, and stands in its month', async () => {
  const { status, body } = await make({ status: 1, description: 'Bring the blouse', form_id: 2 });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    customer_id: customer.id,
    name: 'Priya Agarwal',
    phone: customer.mobile,
    date: '2026-11-20 04:30:00 PM',
    starts_at: '2026-11-20T11:00:00.000Z',
    ends_at: '2026-11-20T12:00:00.000Z',
    looking_for: 'Trial',
    assignedTo: shop.owner.staffId,
    assigned_name: 'Asha Rao',
    current_status: null,
    business_id: 1,
    status: 1,
    done_at: null,
    fields: { description: 'Bring the blouse' },
  });
  expect(await list()).toEqual([body.data]);
  expect(await list({ date: '2026-11-01' })).toHaveLength(1);
  expect(await list({ date: '2026-12-01' })).toEqual([]);
  expect(await list({ from_date: '2026-11-20', to_date: '2026-11-20' })).toHaveLength(1);
  expect(await list({ from_date: '2026-11-21', to_date: '2026-11-30' })).toEqual([]);
});

test.each([
  [
    { date: '2026-11-19 04:30:00 PM' },
    'date',
    'Cannot create an appointment for a day that has already passed',
  ],
  [{ date: '2026-11-20 11:59:00 AM' }, 'date', 'This time has already passed. Choose a later one.'],
  [
    { date: '2026-11-20 11:30:00 PM' },
    'date',
    'It would end after midnight. Choose an earlier time or a shorter length.',
  ],
  [{ date: 'soon' }, 'date', 'Please check the marked fields.'],
  [{ customer_id: '' }, 'customer_id', 'Please choose a customer'],
  [{ looking_for: ' ' }, 'looking_for', 'Looking for is required'],
  [{ assignedTo: newId() }, 'assignedTo', expect.any(String)],
  [{ no_such_field: 'x' }, 'no_such_field', 'Please check the marked fields.'],
])('%j is told at its field', async (more, field, message) => {
  const { status, refusal } = await make(more);
  expect(status).toBe(422);
  expect(refusal.problems).toMatchObject([{ field, message }]);
  expect(await list()).toEqual([]);
});

test('the walk-in has no mobile, and no appointment', async () => {
  const walkIn = await shop.within(({ sql, tenantId }) =>
    sql
      .selectFrom('customer')
      .where('tenantId', '=', tenantId)
      .where('walkIn', '=', true)
      .select('id')
      .executeTakeFirstOrThrow(),
  );
  const { refusal } = await make({ customer_id: walkIn.id });
  expect(refusal.problems).toMatchObject([
    { field: 'phone', message: 'Customer mobile number is required for appointment' },
  ]);
});

test("a person's taken time is told, and booked twice where that is wanted", async () => {
  await make();
  const { status, refusal } = await make({ date: '2026-11-20 05:00:00 PM' });
  expect(status).toBe(409);
  expect(refusal).toMatchObject({
    code: 'APPOINTMENT_TAKEN',
    message: 'Asha Rao already has an appointment from 4:30 pm to 5:30 pm',
    details: { name: 'Asha Rao', from: '4:30 pm', to: '5:30 pm' },
  });
  // Neither adjacent appointments nor those of another person are double bookings.
  expect((await make({ date: '2026-11-20 05:30:00 PM' })).status).toBe(200);
  expect((await make({ date: '2026-11-20 03:30:00 PM' })).status).toBe(200);
  const colleague = await shop.addEmployee([...ALL]);
  expect((await make({ assignedTo: colleague.staffId })).status).toBe(200);
  expect((await make({ double_booking: 1 })).status).toBe(200);
});

test('of two made at once for the same hour one is refused', async () => {
  const answers = await Promise.all([make(), make(), make()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await list()).toHaveLength(1);
});

test('it is moved over the end of the month, not into the past nor across midnight nor onto a taken hour', async () => {
  const { id } = (await make()).body.data;
  const moved = await change(id, { date: '2026-12-01 10:00:00 AM' });
  expect(moved.body.data).toMatchObject({ date: '2026-12-01 10:00:00 AM', looking_for: 'Trial' });
  expect(await list({ date: '2026-11-20' })).toEqual([]);
  expect(await list({ date: '2026-12-31' })).toHaveLength(1);
  expect((await change(id, { date: '2026-11-19 10:00:00 AM' })).status).toBe(422);
  expect((await change(id, { date: '2026-12-01 11:30:00 PM' })).status).toBe(422);
  expect((await change(id, { date: '2026-12-01 11:30:00 PM', minutes: 30 })).status).toBe(200);
  await make({ date: '2026-12-02 10:00:00 AM' });
  expect((await change(id, { date: '2026-12-02 10:15:00 AM' })).refusal.code).toBe('APPOINTMENT_TAKEN');
  expect((await change(id, { date: '2026-12-02 10:15:00 AM', double_booking: 1 })).status).toBe(200);
});

test('it is marked without its form, and a part of the form is changed alone', async () => {
  const { id, version } = (await make({ description: 'Bring the blouse' })).body.data;
  expect((await change(id, { status: 1 })).body.data.status).toBe(1);
  const done = (await change(id, { done: 1 })).body.data;
  expect(done.done_at).toBe(api.clock.now.toISOString());
  expect((await change(id, { done: 0 })).body.data.done_at).toBeNull();
  const { data } = (await change(id, { looking_for: 'Delivery' })).body;
  expect(data).toMatchObject({
    looking_for: 'Delivery',
    fields: { description: 'Bring the blouse' },
    status: 1,
  });
  expect((await change(id, { status: 0, expected_version: version })).refusal.code).toBe('CHANGED_MEANWHILE');
});

test('a done one takes no time; a deleted one is gone', async () => {
  const { id } = (await make()).body.data;
  await change(id, { done: 1 });
  expect((await make()).status).toBe(200);
  const remove = () => call(api, deleteAppointment, { ...sent(), body: { id } });
  expect((await remove()).body).toMatchObject({ message: 'Appointment deleted' });
  expect((await remove()).status).toBe(404);
});

test('a deleted one takes its reminder along, also from who holds a copy', async () => {
  const { id } = (await make()).body.data;
  const day = '2026-11-20' as Day;
  const facts = { appointmentId: id, time: '4:30 PM', purpose: 'Trial', day, today: day };
  const notice = { kind: 'APPOINTMENT_TODAY', facts, about: { kind: 'APPOINTMENT', id } } as const;
  const noticeId = await shop.within((db) => notify(db, notice, api.clock.now));
  const body = { updated_since: '2026-11-20T00:00:00.000Z', include: 'page,changes' };
  const read = async () => (await call(api, notifications, { ...sent(), body })).body;
  expect((await read()).data.map((one) => one.id)).toContain(noticeId);
  await call(api, deleteAppointment, { ...sent(), body: { id } });
  const { data, changes } = await read();
  expect(data.map((one) => one.id)).not.toContain(noticeId);
  expect(changes?.deleted).toEqual([noticeId]);
});

test('an employee has his own and those of his customers, and is not told who comes of others', async () => {
  const employee = await shop.addEmployee([...ALL]);
  const mine = await addCustomer(shop, { assignedTo: employee.staffId });
  await make();
  const forMe = (await make({ assignedTo: employee.staffId, date: '2026-11-21 10:00:00 AM' })).body.data;
  await make({ customer_id: mine.id, date: '2026-11-22 10:00:00 AM' });
  expect(await list({}, employee)).toMatchObject([
    { id: forMe.id, name: null, phone: null },
    { customer_id: mine.id, name: 'Priya Agarwal' },
  ]);
  const [others] = await list();
  expect((await change(others?.id ?? '', { status: 1 }, employee)).status).toBe(404);
  expect((await make({ date: '2026-11-23 10:00:00 AM' }, employee)).status).toBe(404);
  const own = { customer_id: mine.id, date: '2026-11-23 10:00:00 AM' };
  expect((await make(own, employee)).body.data.assignedTo).toBe(employee.staffId);
  expect(await list({ ids: others?.id ?? '' }, employee)).toEqual([]);
  expect(await list({ customer_id: customer.id }, employee)).toHaveLength(1);
});

test('who may only look makes, moves and deletes nothing', async () => {
  const { id } = (await make()).body.data;
  const watcher = await shop.addEmployee(['calendar:view']);
  expect((await make({}, watcher)).status).toBe(403);
  expect((await change(id, { status: 1 }, watcher)).status).toBe(403);
  expect((await call(api, deleteAppointment, { ...sent(watcher), body: { id } })).status).toBe(403);
});

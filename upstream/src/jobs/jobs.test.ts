import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer, type TestCustomer } from '../billing/testing/index.ts';
import { deleteAppointment, saveAppointment, updateAppointment } from '../calendar/contract.ts';
import { addTask, deleteTask, markTaskDone } from '../dashboard/contract.ts';
import { openDatabase } from '../db/database.ts';
import { withClient } from '../db/testing/session.ts';
import { jobKinds } from '../jobKinds.ts';
import { notifications } from '../notifications/contract.ts';
import { call, type TestApi, testApi, type TestPerson, type TestShop, testShop } from '../testing/index.ts';
import { cancel, followShop, type JobKind, schedule } from './index.ts';
import { jobsAt, queueAt, waitingJobs } from './testing/index.ts';

let api: TestApi;
let shop: TestShop;
let customer: TestCustomer;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  await withClient(api.urls.ownerUrl, (client) => client.query('delete from jobs.job'));
  // Noon of 20 November in the shop's time zone.
  await queueAt(api, '2026-11-20T06:30:00Z');
  shop = await testShop(api);
  customer = await addCustomer(shop);
});
afterAll(() => api.close());

const as = (person: TestPerson = shop.owner) => ({ token: person.token, schemaKey: shop.schemaKey });
const addOne = async (due: string, person?: TestPerson) =>
  (await call(api, addTask, { ...as(person), body: { task_detail: 'Call the tailor', due_date: due } })).body
    .data.id;
const book = async (date: string, more: object = {}, person?: TestPerson) =>
  (
    await call(api, saveAppointment, {
      ...as(person),
      body: { customer_id: customer.id, date, looking_for: 'Trial', ...more },
    })
  ).body.data.id;
const noticesOf = async (person: TestPerson = shop.owner) =>
  (await call(api, notifications, { ...as(person), body: {} })).body.data;
const titles = async (person?: TestPerson) => (await noticesOf(person)).map(({ title }) => title);

/** 9:00 on the 21st in India. */
const NINE = '2026-11-21T03:30:00.000Z';

test("a task is told once, at nine of its day on the shop's clock, to its maker", async () => {
  const colleague = await shop.addEmployee(['dashboard:view']);
  const id = await addOne('2026-11-21', colleague);
  expect(await waitingJobs(api)).toEqual([
    { data: { tenantId: shop.tenantId, kind: 'TASK', recordId: id }, at: NINE },
  ]);
  await jobsAt(api, '2026-11-21T03:29:59Z');
  expect(await noticesOf(colleague)).toEqual([]);
  await jobsAt(api, NINE);
  await jobsAt(api, '2026-11-21T04:00:00Z');
  expect(await noticesOf(colleague)).toMatchObject([
    {
      kind: 'TASK_DUE',
      title: 'Task for today',
      message: 'Call the tailor',
      link: '/',
      subject: { kind: 'TASK', id },
      is_read: false,
    },
  ]);
  expect(await noticesOf()).toEqual([]);
  expect(await waitingJobs(api)).toEqual([]);
});

test('another zone has its nine at another instant, also across its change of the clock', async () => {
  shop = await testShop(api, { shop: { name: 'London', stateCode: '08', timeZone: 'Europe/London' } });
  await addOne('2027-03-27');
  await addOne('2027-03-28');
  expect((await waitingJobs(api)).map(({ at }) => at)).toEqual([
    '2027-03-27T09:00:00.000Z',
    '2027-03-28T08:00:00.000Z',
  ]);
});

test('of two processes that look at once one tells', async () => {
  const other = openDatabase(api.urls.appUrl);
  try {
    for (let n = 0; n < 10; n += 1) await addOne('2026-11-21');
    await queueAt(api, NINE);
    await Promise.all([jobsAt(api, NINE), jobsAt(api, NINE, { database: other })]);
    expect(await titles()).toHaveLength(10);
    expect(await waitingJobs(api)).toEqual([]);
  } finally {
    await other.close();
  }
});

test('what is done or deleted before its time is not told; what is taken back is', async () => {
  const done = await addOne('2026-11-21');
  const deleted = await addOne('2026-11-21');
  const again = await addOne('2026-11-21');
  const mark = (id: string, status: 0 | 1) =>
    call(api, markTaskDone, { ...as(), body: { task_id: id, status } });
  await mark(done, 0);
  await mark(again, 0);
  await mark(again, 1);
  await call(api, deleteTask, { ...as(), body: { task_ids: [deleted] } });
  expect((await waitingJobs(api)).map(({ data }) => data['recordId'])).toEqual([again]);
  await jobsAt(api, NINE);
  expect(await noticesOf()).toMatchObject([{ subject: { id: again } }]);
});

test('a record is read as it is when its time comes, whatever the queue says', async () => {
  const id = await addOne('2026-11-21');
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('task')
      .set({ dueOn: '2026-11-22' })
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .execute(),
  );
  await jobsAt(api, NINE);
  expect(await noticesOf()).toEqual([]);
  expect(await waitingJobs(api)).toMatchObject([{ at: '2026-11-22T03:30:00.000Z' }]);
});

test('who was made inactive or lost the right is not told', async () => {
  const inactive = await shop.addEmployee(['dashboard:view']);
  const without = await shop.addEmployee(['dashboard:view']);
  await addOne('2026-11-21', inactive);
  await addOne('2026-11-21', without);
  await shop.within(async ({ sql, tenantId }) => {
    await sql
      .updateTable('staff')
      .set({ active: false })
      .where('tenantId', '=', tenantId)
      .where('id', '=', inactive.staffId)
      .execute();
    await sql.updateTable('menuRight').set({ canView: false }).where('tenantId', '=', tenantId).execute();
  });
  await jobsAt(api, NINE);
  const rows = await shop.within(({ sql, tenantId }) =>
    sql.selectFrom('notification').where('tenantId', '=', tenantId).select('id').execute(),
  );
  expect(rows).toEqual([]);
  expect(await waitingJobs(api)).toEqual([]);
});

test('an appointment is told half an hour before, to whom the customer comes, moved and dropped with it', async () => {
  const colleague = await shop.addEmployee(['calendar:view']);
  const id = await book('2026-11-20 04:30:00 PM', { assignedTo: colleague.staffId });
  const late = await book('2026-11-21 10:00:00 AM');
  const gone = await book('2026-11-21 12:00:00 PM');
  const body = { id: late, date: '2026-11-21 11:00:00 AM' };
  await call(api, updateAppointment, { ...as(), body });
  await call(api, deleteAppointment, { ...as(), body: { id: gone } });
  expect((await waitingJobs(api)).map(({ at }) => at)).toEqual([
    '2026-11-20T10:30:00.000Z',
    '2026-11-21T05:00:00.000Z',
  ]);
  await jobsAt(api, '2026-11-20T10:30:00Z');
  // The employee may not see the customer, so the reminder has no name.
  expect(await noticesOf(colleague)).toMatchObject([
    { kind: 'APPOINTMENT_TODAY', message: '4:30 pm: Trial.', subject: { kind: 'APPOINTMENT', id } },
  ]);
  await jobsAt(api, '2026-11-21T05:00:00Z');
  expect(await noticesOf()).toMatchObject([{ message: '11:00 am: Priya Agarwal, Trial.' }]);
});

test('one that begins within the half hour, and one that has begun, need no reminder', async () => {
  await book('2026-11-20 12:15:00 PM');
  expect(await waitingJobs(api)).toEqual([]);
  await book('2026-11-20 04:30:00 PM');
  await jobsAt(api, '2026-11-20T11:30:00Z');
  expect(await noticesOf()).toEqual([]);
});

test('what was missed while nothing ran is told once; after a day it is left out', async () => {
  await addOne('2026-11-21');
  await jobsAt(api, '2026-11-21T15:00:00Z');
  expect(await titles()).toEqual(['Task for today']);
  await addOne('2026-11-22');
  await jobsAt(api, '2026-11-23T03:30:01Z');
  expect(await titles()).toEqual(['Task for today']);
  expect(await waitingJobs(api)).toEqual([]);
});

test('a process that dies in the middle leaves the job to the next one, and told nobody', async () => {
  const [tasks] = jobKinds;
  await addOne('2026-11-21');
  const dying = openDatabase(api.urls.appUrl);
  const reached = Promise.withResolvers<void>();
  const death = Promise.withResolvers<void>();
  const hangs: JobKind = {
    ...(tasks as JobKind),
    async run(doing, id) {
      await tasks?.run(doing, id);
      reached.resolve();
      await death.promise;
    },
  };
  const died = jobsAt(api, NINE, { database: dying, kinds: [hangs] });
  await reached.promise;
  await jobsAt(api, NINE);
  expect(await noticesOf()).toEqual([]);
  await withClient(api.urls.appUrl, (client) =>
    client.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and usename = 'galla_app' and state = 'idle in transaction'`,
    ),
  );
  await jobsAt(api, '2026-11-21T04:00:00Z');
  expect(await titles()).toEqual(['Task for today']);
  death.reject(new Error('Gone'));
  await died;
  await dying.close();
  expect(await titles()).toEqual(['Task for today']);
});

test('what fails is tried again after some minutes, and holds nothing else up', async () => {
  const broken = await addOne('2026-11-21');
  await addOne('2026-11-21');
  const [tasks] = jobKinds;
  const fails: JobKind = {
    ...(tasks as JobKind),
    async run(doing, id) {
      if (id === broken) throw new Error('On purpose');
      await tasks?.run(doing, id);
    },
  };
  await jobsAt(api, NINE, { kinds: [fails] });
  expect(await titles()).toHaveLength(1);
  expect(await waitingJobs(api)).toMatchObject([
    { data: { recordId: broken }, at: '2026-11-21T03:35:00.000Z' },
  ]);
  await jobsAt(api, '2026-11-21T03:35:00Z');
  expect(await titles()).toHaveLength(2);
});

test('a job of one shop reads nothing of another, though their records share ids', async () => {
  const id = await addOne('2026-11-21');
  const other = await testShop(api);
  await other.within((db) => schedule(db, { kind: 'TASK', recordId: id, at: new Date(NINE) }));
  await other.within((db) => cancel(db, { kind: 'TASK', recordId: id }));
  expect(await waitingJobs(api)).toMatchObject([{ data: { tenantId: shop.tenantId } }]);
  await other.within((db) => schedule(db, { kind: 'TASK', recordId: id, at: new Date(NINE) }));
  await jobsAt(api, NINE);
  expect(await titles()).toHaveLength(1);
  const theirs = await call(api, notifications, {
    token: other.owner.token,
    schemaKey: other.schemaKey,
    body: {},
  });
  expect(theirs.body.data).toEqual([]);
});

test('what is undone is never scheduled', async () => {
  const undone = shop.within(async (db) => {
    await schedule(db, { kind: 'TASK', recordId: shop.tenantId, at: new Date(NINE) });
    throw new Error('On purpose');
  });
  await expect(undone).rejects.toThrow('On purpose');
  expect(await waitingJobs(api)).toEqual([]);
});

test("rows that came without their writers, and the shop's new hour, are followed", async () => {
  await addOne('2026-11-21');
  await withClient(api.urls.ownerUrl, (client) => client.query('delete from jobs.job'));
  await shop.within(async (db) => {
    await db.sql
      .updateTable('tenantSetting')
      .set({ remindTasksAt: 8 * 60 })
      .where('tenantId', '=', db.tenantId)
      .execute();
    await followShop(db);
  });
  await jobsAt(api, '2026-11-20T06:31:00Z');
  expect(await waitingJobs(api)).toMatchObject([{ data: { kind: 'TASK' }, at: '2026-11-21T02:30:00.000Z' }]);
});

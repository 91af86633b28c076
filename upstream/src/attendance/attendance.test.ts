import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSheet } from '../catalogue/sheets/testing/workbook.ts';
import { statementsOf } from '../commission/statements/testing.ts';
import { call, type TestApi, testApi, type TestPerson, type TestShop, testShop } from '../testing/index.ts';
import {
  attendanceDay,
  attendanceEntries,
  attendanceMonth,
  correctAttendance,
  deleteAttendance,
  exportAttendance,
  markAttendance,
} from './contract.ts';

/** 10:00 in the shop's time zone. */
const MORNING = new Date('2026-10-20T04:30:00Z');
const UNKNOWN = '018f0000-0000-7000-8000-000000000000';

let api: TestApi;
let shop: TestShop;
let tailor: TestPerson;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  api.clock.now = MORNING;
  shop = await testShop(api);
  tailor = await shop.addEmployee([]);
});
afterAll(() => api.close());

interface By {
  token: string;
}
const as = ({ token }: By = shop.owner) => ({ token, schemaKey: shop.schemaKey });
const mark = (direction: 'IN' | 'OUT', by: By = tailor, employee_id = tailor.staffId, key?: string) =>
  call(api, markAttendance, { ...as(by), body: { employee_id, direction }, ...(key && { key }) });
const month = async (by: By = tailor, asked: string | null = null, employee_id = tailor.staffId) =>
  call(api, attendanceMonth, { ...as(by), body: { employee_id, month: asked } });
const monthOf = async (asked: string | null = null) => (await month(shop.owner, asked)).body.data;
const day = async (asked: string | null = null, by: By = shop.owner) =>
  call(api, attendanceDay, { ...as(by), body: { day: asked } });
interface Asked {
  in_at: string;
  out_at?: string | null;
  entry_id?: string;
  expected_version?: string;
  reason?: string;
  employee_id?: string;
}
const correct = (asked: Asked, by: By = shop.owner) =>
  call(api, correctAttendance, {
    ...as(by),
    body: { employee_id: tailor.staffId, out_at: null, reason: 'Forgot the phone', ...asked },
  });
const remove = (entry_id: string, by: By = shop.owner, reason = 'Was not here') =>
  call(api, deleteAttendance, { ...as(by), body: { entry_id, reason } });
const later = async (iso: string) => {
  api.clock.now = new Date(iso);
  await shop.signInAgain(shop.owner, tailor);
};

test('an employee comes and goes by the clock of the server, and the month adds it up', async () => {
  const came = (await mark('IN')).body;
  expect(came).toMatchObject({
    message: 'In since 10:00 am',
    entry: { day: '2026-10-20', in_at: MORNING.toISOString(), out_at: null, minutes: null, state: 'IN' },
    data: { sums: { days: 1, minutes: 0, without_out: 1 }, closed: 0, forgotten: null },
  });
  expect(came.data.present?.id).toBe(came.entry.id);
  api.clock.now = new Date('2026-10-20T12:35:30Z');
  const went = (await mark('OUT')).body;
  expect(went.entry).toMatchObject({ id: came.entry.id, minutes: 485, state: 'OUT' });
  expect(went.data).toMatchObject({ present: null, sums: { days: 1, minutes: 485, without_out: 0 } });
});

test('nobody comes twice nor goes without being in; a double tap is one entry, and so are two phones at once', async () => {
  expect((await mark('OUT')).refusal).toMatchObject({
    code: 'INVALID_INPUT',
    problems: [{ field: 'direction', rule: 'ATTENDANCE_NOT_IN' }],
  });
  const key = '018f0000-0000-4000-8000-00000000000a';
  const taps = await Promise.all([
    mark('IN', tailor, tailor.staffId, key),
    mark('IN', tailor, tailor.staffId, key),
  ]);
  expect(taps.some(({ status }) => status === 200)).toBe(true);
  expect((await monthOf()).entries).toHaveLength(1);
  expect((await mark('IN')).refusal.problems).toMatchObject([{ message: 'Already in' }]);
  const other = await shop.addEmployee([]);
  const both = await Promise.all([mark('IN', other, other.staffId), mark('IN', shop.owner, other.staffId)]);
  expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422']);
});

test('who comes, goes and comes in one instant has two entries, one behind the other', async () => {
  for (const direction of ['IN', 'OUT', 'IN', 'OUT'] as const)
    expect((await mark(direction)).status).toBe(200);
  const times = (await monthOf()).entries.map(({ in_at: from, out_at: to }) => [from, to]);
  expect(times).toHaveLength(2);
  expect(times[1]?.[0]).toBe(times[0]?.[1]);
});

test('a forgotten out is told the next day, and not marked later: who comes then begins anew', async () => {
  const { entry } = (await mark('IN')).body;
  await later('2026-10-20T22:29:00Z');
  expect((await monthOf()).present?.id).toBe(entry.id);
  await later('2026-10-21T04:30:00Z');
  expect((await mark('OUT')).refusal.problems).toMatchObject([{ message: 'Not in' }]);
  const { data } = (await mark('IN')).body;
  expect(data.forgotten).toMatchObject({ id: entry.id, state: 'FORGOTTEN', out_at: null, minutes: null });
  expect(data.sums).toEqual({ days: 2, minutes: 0, without_out: 2 });
  const today = (await day()).body.data;
  expect(today).toMatchObject([{ state: 'IN', forgotten: { id: entry.id } }]);
});

test('the list of a day says who is there, since when, and who is missing', async () => {
  const [away, left] = [await shop.addEmployee([]), await shop.addEmployee([])];
  await mark('IN');
  await mark('IN', shop.owner, left.staffId);
  api.clock.now = new Date('2026-10-20T06:30:00Z');
  await mark('OUT', shop.owner, left.staffId);
  const { body } = await day();
  expect(body.day).toBe('2026-10-20');
  const states = new Map(body.data.map((row) => [row.employee_id, [row.state, row.minutes]]));
  expect([tailor, away, left].map(({ staffId }) => states.get(staffId))).toEqual([
    ['IN', 0],
    ['MISSING', 0],
    ['OUT', 120],
  ]);
  expect((await day('2026-10-19')).body.data.map(({ state }) => state)).toEqual(Array(3).fill('MISSING'));
  expect((await day('2026-02-30')).status).toBe(422);
});

test('corrections need a reason, and who, when, from and to stay', async () => {
  const { entry } = (await mark('IN')).body;
  await later('2026-10-21T04:30:00Z');
  const times = { entry_id: entry.id, in_at: '2026-10-20T04:00:00.000Z', out_at: '2026-10-20T13:00:00.000Z' };
  expect((await correct({ ...times, reason: '  ' })).refusal.problems).toMatchObject([
    { field: 'reason', message: 'Enter a reason' },
  ]);
  const { body } = await correct({ ...times, expected_version: entry.version });
  expect(body.entry).toMatchObject({ id: entry.id, minutes: 540, state: 'OUT' });
  expect(body.data.changes).toMatchObject([
    {
      entry_id: entry.id,
      changed_at: '2026-10-21T04:30:00.000Z',
      reason: 'Forgot the phone',
      from: { in_at: MORNING.toISOString(), out_at: null },
      to: { in_at: times.in_at, out_at: times.out_at },
    },
  ]);
  expect((await correct({ ...times, expected_version: entry.version })).refusal.code).toBe(
    'CHANGED_MEANWHILE',
  );
  const added = (await correct({ in_at: '2026-10-19T04:00:00Z', out_at: '2026-10-19T13:00:00Z' })).body;
  expect(added.data.changes[0]).toMatchObject({ entry_id: added.entry.id, from: null });
  const gone = (await remove(added.entry.id)).body;
  expect(gone.data).toMatchObject({ sums: { days: 1, minutes: 540, without_out: 0 } });
  expect(gone.data.changes.map(({ to }) => to === null)).toEqual([true, false, false]);
  expect((await remove(added.entry.id)).refusal.code).toBe('NOT_FOUND');
});

test('times of the future, an out before in and what overlaps are refused at their field', async () => {
  await correct({ in_at: '2026-10-19T04:00:00Z', out_at: '2026-10-19T13:00:00Z' });
  const fields = async (asked: Asked) => {
    const { refusal } = await correct(asked);
    return refusal.problems?.map(({ field, rule }) => [field, rule]);
  };
  expect(await fields({ in_at: '2026-10-20T05:00:00Z' })).toEqual([['in_at', 'ATTENDANCE_FUTURE']]);
  expect(await fields({ in_at: '2026-10-20T04:00:00Z', out_at: '2026-10-20T05:00:00Z' })).toEqual([
    ['out_at', 'ATTENDANCE_FUTURE'],
  ]);
  expect(await fields({ in_at: '2026-10-18T05:00:00Z', out_at: '2026-10-18T04:00:00Z' })).toEqual([
    ['out_at', 'ATTENDANCE_OUT_BEFORE_IN'],
  ]);
  expect(await fields({ in_at: '2026-10-17T05:00:00Z', out_at: '2026-10-19T03:00:00Z' })).toEqual([
    ['out_at', 'ATTENDANCE_OUT_TOO_LATE'],
  ]);
  expect(await fields({ in_at: '2026-10-19T12:00:00Z', out_at: '2026-10-19T14:00:00Z' })).toEqual([
    ['in_at', 'ATTENDANCE_OVERLAPS'],
  ]);
  expect((await correct({ in_at: 'yesterday' })).status).toBe(422);
});

test('a closed month keeps its days and hours, and takes no corrections; who is there may still go', async () => {
  await correct({ in_at: '2026-10-19T04:00:00Z', out_at: '2026-10-19T13:00:00Z' });
  const { entry } = (await mark('IN')).body;
  const statements = statementsOf(api, shop, tailor);
  expect((await statements.data()).attendance).toEqual({ days: 2, minutes: 540, without_out: 1 });
  const { statement } = (await statements.close('2026-10-01')).body;
  expect(statement.attendance).toEqual({ days: 2, minutes: 540, without_out: 1 });
  const times = { in_at: '2026-10-18T04:00:00Z', out_at: '2026-10-18T05:00:00Z' };
  expect((await correct(times)).refusal.code).toBe('MONTH_CLOSED');
  expect((await remove(entry.id)).refusal.code).toBe('MONTH_CLOSED');
  api.clock.now = new Date('2026-10-20T12:30:00Z');
  expect((await mark('OUT')).body.data).toMatchObject({ closed: 1, sums: { minutes: 1020 } });
  expect((await statements.data('2026-10-01')).attendance).toEqual({ days: 2, minutes: 540, without_out: 1 });
  // A forgotten out of a closed month can't be corrected, so it is no longer reported.
  expect((await monthOf()).forgotten).toBeNull();
});

test('everybody sees and marks the own; others’ need View and Edit, and nobody but the owner corrects the own', async () => {
  const other = await shop.addEmployee([]);
  const viewer = await shop.addEmployee(['employees:view']);
  const manager = await shop.addEmployee(['employees:view', 'employees:edit']);
  const { entry } = (await mark('IN')).body;
  expect([(await month(tailor)).status, (await month(other)).status, (await month(viewer)).status]).toEqual([
    200, 403, 200,
  ]);
  expect([(await day(null, other)).status, (await day(null, viewer)).status]).toEqual([403, 200]);
  const seen = async (by: By) =>
    (await call(api, attendanceEntries, { ...as(by), body: { ids: entry.id } })).body.data.length;
  expect([await seen(other), await seen(tailor), await seen(viewer)]).toEqual([0, 1, 1]);
  expect([(await mark('OUT', other)).status, (await mark('OUT', viewer)).status]).toEqual([403, 403]);
  expect((await mark('OUT', manager)).status).toBe(200);
  const times = { in_at: '2026-10-19T04:00:00Z', out_at: '2026-10-19T05:00:00Z' };
  for (const by of [tailor, other, viewer]) expect((await correct(times, by)).status).toBe(403);
  expect((await correct({ ...times, employee_id: manager.staffId }, manager)).status).toBe(403);
  expect((await correct(times, manager)).status).toBe(200);
});

test('somebody of another shop is as unknown as nobody, and so is the owner', async () => {
  const far = await testShop(api);
  const foreign = await far.addEmployee([]);
  const body = { employee_id: foreign.staffId, direction: 'IN' as const };
  const { entry } = (
    await call(api, markAttendance, { token: foreign.token, schemaKey: far.schemaKey, body })
  ).body;
  for (const id of [foreign.staffId, UNKNOWN, shop.owner.staffId]) {
    expect((await mark('IN', shop.owner, id)).refusal.code).toBe('NOT_FOUND');
    expect((await month(shop.owner, null, id)).refusal.code).toBe('NOT_FOUND');
    expect((await correct({ in_at: '2026-10-19T04:00:00Z', employee_id: id })).refusal.code).toBe(
      'NOT_FOUND',
    );
  }
  for (const id of [entry.id, UNKNOWN]) {
    expect((await remove(id)).refusal.code).toBe('NOT_FOUND');
    expect((await correct({ entry_id: id, in_at: '2026-10-19T04:00:00Z' })).refusal.code).toBe('NOT_FOUND');
  }
});

test('who is inactive does not come', async () => {
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('staff')
      .set({ active: false })
      .where('tenantId', '=', tenantId)
      .where('id', '=', tailor.staffId)
      .execute(),
  );
  expect((await mark('IN', shop.owner)).refusal.problems).toMatchObject([
    { field: 'employee_id', message: 'This employee is inactive' },
  ]);
  expect((await day()).body.data).toEqual([]);
});

test('a month is a workbook with in, out, hours and corrections; that of others needs the right', async () => {
  await mark('IN');
  await later('2026-10-20T12:30:00Z');
  await mark('OUT');
  const [entry] = (await monthOf()).entries;
  await correct({
    entry_id: entry?.id ?? '',
    in_at: '2026-10-20T03:30:00Z',
    out_at: '2026-10-20T12:30:00Z',
    reason: '=1+1',
  });
  const ask = (by: By) =>
    call(api, exportAttendance, { ...as(by), body: { employee_id: tailor.staffId, month: '2026-10-01' } });
  const { raw, headers } = await ask(tailor);
  expect(headers['content-disposition']).toContain('Attendance_2026-10.xlsx');
  const rows: unknown[][] = [];
  (await openSheet(raw)).sheet.eachRow((row) => void rows.push((row.values as unknown[]).slice(1)));
  expect(rows.at(-1)).toEqual([
    new Date('2026-10-20'),
    '9:00 am',
    '6:00 pm',
    9,
    '10:00 am – 6:00 pm became 9:00 am – 6:00 pm, Asha Rao: =1+1',
  ]);
  const stranger = await shop.addEmployee(['dashboard:view']);
  expect((await ask(stranger)).refusal.code).toBe('PERMISSION_DENIED');
});

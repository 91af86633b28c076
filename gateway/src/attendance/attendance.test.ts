import { attendance } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const EMPLOYEE = uuid('a', 1);
const ENTRY = uuid('b', 1);
const entry: Answer<typeof attendance.markAttendance>['entry'] = {
  id: ENTRY,
  employee_id: EMPLOYEE,
  day: '2026-11-20',
  in_at: '2026-11-20T04:30:00.000Z',
  out_at: null,
  minutes: null,
  state: 'IN',
  version: '2026-11-20T04:30:00.000Z',
};
const data: Answer<typeof attendance.attendanceMonth>['data'] = {
  employee_id: EMPLOYEE,
  month: '2026-11-01',
  sums: { days: 1, minutes: 0, without_out: 1 },
  entries: [entry],
  changes: [
    {
      entry_id: ENTRY,
      changed_at: '2026-11-20T05:00:00.000Z',
      changed_by_name: 'Asha Rao',
      reason: 'Came by bus',
      from: null,
      to: { in_at: entry.in_at, out_at: null },
    },
  ],
  present: entry,
  forgotten: null,
  closed: 0,
};
const KEY = uuid('c', 1);

test('the own month is one call, without a right; the owner has none', async () => {
  const asked: unknown[] = [];
  const query = `{ viewer { attendance { month {
    month isClosed sums { days minutes withoutOut } present { id inAt state } forgotten { id }
    changes { entryId by reason before { inAt } after { inAt outAt } }
  } } } }`;
  const month = answering(attendance.attendanceMonth, ({ body }) => {
    asked.push(body);
    return { success: true as const, data };
  });
  const result = await runOperation(query, { fakes: [signedIn(employeeWith()), month] });
  expect(result.calls.toSorted()).toEqual(['GET /me', 'POST /attendanceMonth']);
  expect(asked).toMatchObject([{ month: null }]);
  const id = globalId('AttendanceEntry', ENTRY);
  expect(result.data).toEqual({
    viewer: {
      attendance: {
        month: {
          month: '2026-11-01',
          isClosed: false,
          sums: { days: 1, minutes: 0, withoutOut: 1 },
          present: { id, inAt: entry.in_at, state: 'IN' },
          forgotten: null,
          changes: [
            {
              entryId: id,
              by: 'Asha Rao',
              reason: 'Came by bus',
              before: null,
              after: { inAt: entry.in_at, outAt: null },
            },
          ],
        },
      },
    },
  });
  const owner = await runOperation(query, { fakes: [signedIn(), month] });
  expect(owner.data).toEqual({ viewer: { attendance: null } });
});

test('a day names its people in one more call', async () => {
  const people = [1, 2].map((n) => ({
    employee_id: uuid('a', n),
    state: 'MISSING' as const,
    minutes: 0,
    entries: [],
    forgotten: null,
  }));
  const result = await runOperation(
    '{ viewer { tenant { attendance(day: "2026-11-20") { state employee { id } } } } }',
    {
      fakes: [
        signedIn(),
        answering(attendance.attendanceDay, () => ({
          success: true as const,
          day: '2026-11-20',
          data: people,
        })),
      ],
    },
  );
  expect(result.calls.filter((call) => call.includes('attendance'))).toEqual(['POST /attendanceDay']);
  expect(result.calls.filter((call) => call.includes('employees')).length).toBeLessThanOrEqual(1);
});

const MARK = `mutation ($input: MarkAttendanceInput!) { markAttendance(input: $input) {
  __typename ... on MarkAttendanceSuccess { entry { id } month { sums { days } } }
  ... on InvalidInput { problems { field } }
} }`;
const CORRECT = `mutation ($input: CorrectAttendanceInput!) { correctAttendance(input: $input) {
  __typename ... on CorrectAttendanceSuccess { entry { id } } ... on Refusal { code }
} }`;
const DELETE = `mutation ($input: DeleteAttendanceInput!) { deleteAttendance(input: $input) {
  __typename ... on DeleteAttendanceSuccess { deletedId }
} }`;

const run = (document: string, input: object, fake: ReturnType<typeof refusing>) =>
  runOperation(document, { variables: { input }, fakes: [signedIn(), fake] });

test('somebody is marked, times are corrected and deleted, each by its ids of upstream', async () => {
  const bodies: unknown[] = [];
  const kept = ({ body }: { body: unknown }) => bodies.push(body);
  const employee = globalId('Employee', EMPLOYEE);
  const id = globalId('AttendanceEntry', ENTRY);
  const marking = answering(attendance.markAttendance, (call) => {
    kept(call);
    return { success: true as const, message: '', entry, data };
  });
  expect((await run(MARK, { key: KEY, employee, direction: 'IN' }, marking)).data).toEqual({
    markAttendance: { __typename: 'MarkAttendanceSuccess', entry: { id }, month: { sums: { days: 1 } } },
  });
  const correcting = answering(attendance.correctAttendance, (call) => {
    kept(call);
    return { success: true as const, message: '', entry, data };
  });
  const times = { inAt: entry.in_at, outAt: null, reason: 'Came by bus' };
  const seen = { entry: id, expectedVersion: entry.version };
  await run(CORRECT, { key: KEY, employee, ...seen, ...times }, correcting);
  const deleting = answering(attendance.deleteAttendance, (call) => {
    kept(call);
    return { success: true as const, message: '', entry_id: ENTRY, data };
  });
  expect((await run(DELETE, { key: KEY, ...seen, reason: 'Twice' }, deleting)).data).toEqual({
    deleteAttendance: { __typename: 'DeleteAttendanceSuccess', deletedId: id },
  });
  expect(bodies).toEqual([
    { employee_id: EMPLOYEE, direction: 'IN' },
    {
      employee_id: EMPLOYEE,
      entry_id: ENTRY,
      expected_version: entry.version,
      in_at: entry.in_at,
      out_at: null,
      reason: 'Came by bus',
    },
    { entry_id: ENTRY, expected_version: entry.version, reason: 'Twice' },
  ]);
});

test('a closed month and a newer version are refusals, not failures', async () => {
  const input = {
    key: KEY,
    employee: globalId('Employee', EMPLOYEE),
    inAt: entry.in_at,
    reason: 'Came by bus',
  };
  const closed = await run(CORRECT, input, refusing(attendance.correctAttendance, 'MONTH_CLOSED'));
  expect(closed.data).toEqual({ correctAttendance: { __typename: 'Refused', code: 'MONTH_CLOSED' } });
  const changed = await run(CORRECT, input, refusing(attendance.correctAttendance, 'CHANGED_MEANWHILE'));
  expect(changed.data).toMatchObject({ correctAttendance: { __typename: 'ChangedMeanwhile' } });
});

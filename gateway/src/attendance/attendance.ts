import type { attendance } from '@galla/upstream/contract';
import { globalId } from '../relay/ids.ts';
import { nodeOf } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';

type Month = Answer<typeof attendance.attendanceMonth>['data'];
type Entry = Month['entries'][number];
type Change = Month['changes'][number];
type OfDay = Answer<typeof attendance.attendanceDay>['data'][number];

/** Maps an entry to the graph's type. */
export const entryOf = (row: Entry) => ({
  ...nodeOf('AttendanceEntry', row.id),
  day: row.day,
  inAt: row.in_at,
  outAt: row.out_at,
  minutes: row.minutes,
  state: row.state,
  version: row.version,
});

const timesOf = (times: Change['from']) => times && { inAt: times.in_at, outAt: times.out_at };

const changeOf = (row: Change) => ({
  entryId: globalId('AttendanceEntry', row.entry_id),
  at: row.changed_at,
  by: row.changed_by_name,
  reason: row.reason,
  before: timesOf(row.from),
  after: timesOf(row.to),
});

/** Maps days and time to the graph's type. */
export const attendanceSumsOf = ({ days, minutes, without_out: withoutOut }: Month['sums']) => ({
  days,
  minutes,
  withoutOut,
});

/** Maps a month to the graph's type. */
export const attendanceMonthOf = (row: Month) => ({
  month: row.month,
  sums: attendanceSumsOf(row.sums),
  entries: row.entries.map(entryOf),
  changes: row.changes.map(changeOf),
  present: row.present && entryOf(row.present),
  forgotten: row.forgotten && entryOf(row.forgotten),
  isClosed: row.closed === 1,
});

/** Maps an employee's day; the employee is fetched on demand. */
export const ofDay = (row: OfDay) => ({
  employeeId: row.employee_id,
  state: row.state,
  minutes: row.minutes,
  entries: row.entries.map(entryOf),
  forgotten: row.forgotten && entryOf(row.forgotten),
});

import { DAY_STATES, type DayState, DIRECTIONS, type Direction, ENTRY_STATES } from '@galla/domain';
import { type EntryState, MAX_ATTENDANCE_REASON, type Right } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { Day, Flag, Id, Ids, Instant, Nullable, Success, Text } from '../http/schemas.ts';
import { expectedVersion, version } from '../plainTable/contract.ts';

/**
 * Attendance: who is present, and since when (ADR 74). The specification names no call. Everyone reads and marks their
 * own attendance; that of others needs Employees View, and marking or correcting it needs Edit. Only the owner may
 * correct their own entries.
 */

const VIEW: readonly Right[] = ['employees:view'];
const EDIT: readonly Right[] = ['employees:edit'];

const words = <Word extends string>(all: readonly Word[]) =>
  Type.Unsafe<Word>(Type.Union(all.map((word) => Type.Literal(word))));

export const AttendanceEntry = Type.Object({
  id: Id,
  employee_id: Id,
  /** The shop's day on which the entry begins. */
  day: Day,
  in_at: Instant,
  /** Null while the employee is still in, or the out is forgotten. */
  out_at: Nullable(Instant),
  /** Whole minutes from in to out; null without an out. */
  minutes: Nullable(Type.Integer({ minimum: 0 })),
  /** FORGOTTEN: no out was marked by 04:00 of the next day, so it has to be corrected. */
  state: words<EntryState>(ENTRY_STATES),
  ...version,
});

const Times = Type.Object({ in_at: Instant, out_at: Nullable(Instant) });

/** A correction: null `from` added an entry, null `to` deleted it. */
export const AttendanceChange = Type.Object({
  entry_id: Id,
  changed_at: Instant,
  changed_by_name: Type.String(),
  reason: Type.String(),
  from: Nullable(Times),
  to: Nullable(Times),
});

export const AttendanceSums = Type.Object({
  /** Days with at least one entry. */
  days: Type.Integer({ minimum: 0 }),
  /** Minutes of all entries with an out. */
  minutes: Type.Integer({ minimum: 0 }),
  /** Entries without an out; their time is in no sum. */
  without_out: Type.Integer({ minimum: 0 }),
});

export const AttendanceMonth = Type.Object({
  employee_id: Id,
  /** First day of the month. */
  month: Day,
  sums: AttendanceSums,
  /** In order of time. */
  entries: Type.Array(AttendanceEntry),
  /** Corrections of the month, newest first. */
  changes: Type.Array(AttendanceChange),
  /** The open entry while the employee is in; else null. */
  present: Nullable(AttendanceEntry),
  /** The newest entry with a forgotten out in an open month; null when there is none. */
  forgotten: Nullable(AttendanceEntry),
  /** 1 when the month is closed; its attendance can no longer be corrected. */
  closed: Flag,
});

/** The attendance of one employee on one day. */
export const AttendanceOfDay = Type.Object({
  employee_id: Id,
  state: words<DayState>(DAY_STATES),
  /** Minutes of all entries with an out. */
  minutes: Type.Integer({ minimum: 0 }),
  /** In order of time. */
  entries: Type.Array(AttendanceEntry),
  /** See `forgotten` of a month. */
  forgotten: Nullable(AttendanceEntry),
});

const read = { method: 'POST', tenant: 'query', repeat: 'safe' } as const;

export const attendanceDay = endpoint({
  ...read,
  path: '/attendanceDay',
  summary:
    'Lists the attendance of a day, today by default: all active employees by name, and employees who attended and are inactive since',
  rights: VIEW,
  body: { day: Type.Optional(Nullable(Day)) },
  answer: Type.Object({ success: Success, day: Day, data: Type.Array(AttendanceOfDay) }),
});

export const attendanceMonth = endpoint({
  ...read,
  path: '/attendanceMonth',
  summary:
    'Returns the attendance of an employee in a month, given by its first day, with its corrections; the current month by default',
  body: { employee_id: Id, month: Type.Optional(Nullable(Day)) },
  answer: Type.Object({ success: Success, data: AttendanceMonth }),
});

export const exportAttendance = endpoint({
  ...read,
  path: '/exportAttendance',
  summary:
    'Returns the attendance of an employee in a month as a workbook, Attendance_{month}.xlsx: in, out, hours and corrections of each entry; the current month by default',
  answers: 'binary',
  body: { employee_id: Id, month: Type.Optional(Nullable(Day)) },
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
});

export const attendanceEntries = endpoint({
  ...read,
  path: '/attendanceEntries',
  summary: 'Lists entries by ids, without those of employees whose attendance the caller may not see',
  body: { ids: Ids },
  answer: Type.Object({ success: Success, data: Type.Array(AttendanceEntry) }),
});

const writing = { method: 'POST', tenant: 'query', repeat: 'keyed' } as const;
const written = Type.Object({
  success: Success,
  message: Type.String(),
  entry: AttendanceEntry,
  data: AttendanceMonth,
});

export const markAttendance = endpoint({
  ...writing,
  path: '/markAttendance',
  summary:
    'Records that an employee comes or goes now, by the server’s clock. An employee who is in cannot come again, one who is not in cannot go; a forgotten out is corrected, not recorded later',
  body: { employee_id: Id, direction: words<Direction>(DIRECTIONS) },
  answer: written,
});

const reason = { reason: Text(MAX_ATTENDANCE_REASON) };

export const correctAttendance = endpoint({
  ...writing,
  path: '/correctAttendance',
  summary:
    'Sets the times of an entry, or adds one if no id is given; keeps the reason with the user, the time, and the old and new values. Fails with MONTH_CLOSED if the month is closed, with CHANGED_MEANWHILE if the entry has a newer version',
  rights: EDIT,
  body: {
    employee_id: Id,
    entry_id: Type.Optional(Nullable(Id)),
    ...expectedVersion,
    in_at: Instant,
    out_at: Nullable(Instant),
    ...reason,
  },
  answer: written,
});

export const deleteAttendance = endpoint({
  ...writing,
  path: '/deleteAttendance',
  summary:
    'Deletes a mistaken entry; its values stay among the corrections. Fails with MONTH_CLOSED if the month is closed',
  rights: EDIT,
  body: { entry_id: Id, ...expectedVersion, ...reason },
  answer: Type.Object({ success: Success, message: Type.String(), entry_id: Id, data: AttendanceMonth }),
});

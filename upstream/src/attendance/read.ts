import {
  addMonths,
  attendanceSums,
  type Day,
  dayIn,
  fullName,
  inNaturalOrder,
  workedMinutes,
  monthEnd,
} from '@galla/domain';
import type { Static } from 'typebox';
import { findClosed, maySeeEarnings } from '../commission/index.ts';
import type { TenantDb } from '../db/tenant.ts';
import type { Call } from '../http/route.ts';
import type { AttendanceMonth, attendanceDay } from './contract.ts';
import { entriesBetween } from './sums.ts';
import { type Clock, type EntryRow, stateOf, stretchOfRow, toChange, toEntry, toSums } from './wire.ts';

export type Reader = Pick<Call, 'db' | 'caller' | 'now'>;

export const clockOf = ({ caller, now }: Pick<Reader, 'caller' | 'now'>): Clock => ({
  zone: caller.timeZone,
  now,
});

/** The newest entry of an employee. */
export const findLast = (db: TenantDb, employeeId: string): Promise<EntryRow | undefined> =>
  db.sql
    .selectFrom('attendanceEntry')
    .where('tenantId', '=', db.tenantId)
    .where('employeeId', '=', employeeId)
    .selectAll()
    .orderBy('inAt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The open entry of an employee who is in; else undefined. */
export async function findPresent(reader: Reader, employeeId: string): Promise<EntryRow | undefined> {
  const last = await findLast(reader.db, employeeId);
  return last && stateOf(last, clockOf(reader)) === 'IN' ? last : undefined;
}

/** Entries without an out of these employees in open months, newest first; today's need not be forgotten ones. */
const unfinished = (db: TenantDb, employeeIds: readonly string[]) =>
  db.sql
    .selectFrom('attendanceEntry as entry')
    .where('entry.tenantId', '=', db.tenantId)
    .where('entry.employeeId', 'in', employeeIds)
    .where('entry.outAt', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('employeeStatement as statement')
            .whereRef('statement.tenantId', '=', 'entry.tenantId')
            .whereRef('statement.employeeId', '=', 'entry.employeeId')
            .where('statement.reopenedAt', 'is', null)
            .whereRef('statement.month', '>', 'entry.day')
            .select('statement.id'),
        ),
      ),
    )
    .selectAll('entry')
    .orderBy('entry.inAt', 'desc')
    .execute();

/** The newest forgotten entry of each of these employees that can still be corrected. */
async function findForgotten(reader: Reader, employeeIds: readonly string[]): Promise<Map<string, EntryRow>> {
  if (employeeIds.length === 0) return new Map();
  const rows = (await unfinished(reader.db, employeeIds)).filter(
    (row) => stateOf(row, clockOf(reader)) === 'FORGOTTEN',
  );
  // Later entries of a Map win, so the newest must come last.
  return new Map(rows.toReversed().map((row) => [row.employeeId, row]));
}

const changesIn = (db: TenantDb, employeeId: string, month: Day) =>
  db.sql
    .selectFrom('attendanceChange as change')
    .innerJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'change.tenantId').onRef('staff.id', '=', 'change.changedBy'),
    )
    .where('change.tenantId', '=', db.tenantId)
    .where('change.employeeId', '=', employeeId)
    .where('change.day', '>=', month)
    .where('change.day', '<', addMonths(month, 1))
    .selectAll('change')
    .select(['staff.firstName', 'staff.lastName'])
    .orderBy('change.changedAt', 'desc')
    .orderBy('change.id', 'desc')
    .execute();

/** The attendance of an employee in a month, with its corrections. */
export async function readAttendance(
  reader: Reader,
  employeeId: string,
  month: Day,
): Promise<Static<typeof AttendanceMonth>> {
  const { db } = reader;
  const clock = clockOf(reader);
  const rows = await entriesBetween(db, employeeId, month, monthEnd(month));
  const present = await findPresent(reader, employeeId);
  const forgotten = (await findForgotten(reader, [employeeId])).get(employeeId);
  const { last } = await findClosed(db, employeeId);
  return {
    employee_id: employeeId,
    month,
    sums: toSums(attendanceSums(rows.map((row) => ({ day: row.day, ...stretchOfRow(row) })))),
    entries: rows.map((row) => toEntry(row, clock)),
    changes: (await changesIn(db, employeeId, month)).map(toChange),
    present: present ? toEntry(present, clock) : null,
    forgotten: forgotten ? toEntry(forgotten, clock) : null,
    closed: last !== undefined && month <= last ? 1 : 0,
  };
}

/** Entries by id, without those the caller may not see. */
export async function readEntries(reader: Reader, ids: readonly string[]) {
  const { db, caller } = reader;
  const rows = await db.sql
    .selectFrom('attendanceEntry')
    .where('tenantId', '=', db.tenantId)
    .where('id', 'in', ids)
    .selectAll()
    .orderBy('inAt')
    .execute();
  return rows
    .filter(({ employeeId }) => maySeeEarnings(caller, employeeId))
    .map((row) => toEntry(row, clockOf(reader)));
}

/** Employees to list for a day, by name: the active ones and those with an entry on that day. */
async function peopleOf(db: TenantDb, there: readonly string[]) {
  const rows = await db.sql
    .selectFrom('staff')
    .where('tenantId', '=', db.tenantId)
    .where('kind', '=', 'EMPLOYEE')
    .where((row) => row.or([row('active', '=', true), ...there.map((id) => row('id', '=', id))]))
    .select(['id', 'firstName', 'lastName'])
    .orderBy('id')
    .execute();
  return inNaturalOrder(rows, ({ firstName, lastName }) => fullName(firstName, lastName));
}

/** Who is present on a day, and who is missing. */
export async function readDay(
  reader: Reader,
  day: Day,
): Promise<Static<typeof attendanceDay.schema.answer>['data']> {
  const { db } = reader;
  const clock = clockOf(reader);
  const entries = await db.sql
    .selectFrom('attendanceEntry')
    .where('tenantId', '=', db.tenantId)
    .where('day', '=', day)
    .selectAll()
    .orderBy('inAt')
    .execute();
  const byPerson = Map.groupBy(entries, ({ employeeId }) => employeeId);
  const people = await peopleOf(db, [...byPerson.keys()]);
  const ids = people.map(({ id }) => id);
  const forgotten = await findForgotten(reader, ids);
  return ids.map((id) => {
    const rows = byPerson.get(id) ?? [];
    const last = rows.at(-1);
    const missing = forgotten.get(id);
    return {
      employee_id: id,
      state: last ? stateOf(last, clock) : ('MISSING' as const),
      minutes: rows.reduce((sum, row) => sum + (workedMinutes(stretchOfRow(row)) ?? 0), 0),
      entries: rows.map((row) => toEntry(row, clock)),
      forgotten: missing ? toEntry(missing, clock) : null,
    };
  });
}

export const todayOf = ({ caller, now }: Pick<Reader, 'caller' | 'now'>): Day => dayIn(caller.timeZone, now);

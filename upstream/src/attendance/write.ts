import {
  addDays,
  checkAttendanceReason,
  checkMark,
  checkStretch,
  type Day,
  dayIn,
  type Direction,
  MAX_ENTRIES_A_DAY,
  monthOfDay,
  problem,
  type Stretch,
} from '@galla/domain';
import { findClosed, lockEmployee } from '../commission/index.ts';
import { newId } from '../db/id.ts';
import type { TenantDb } from '../db/tenant.ts';
import { Refused, refusedFor, refuseOn } from '../http/refused.ts';
import { findLast, findPresent, type Reader } from './read.ts';
import { entriesBetween } from './sums.ts';
import { type EntryRow, stretchOfRow } from './wire.ts';

const update = (db: TenantDb, id: string) =>
  db.sql.updateTable('attendanceEntry').where('tenantId', '=', db.tenantId).where('id', '=', id);

/** Inserts an entry; answers its id. */
async function insertEntry(
  { db, caller, now }: Reader,
  employeeId: string,
  { inAt, outAt }: Stretch,
): Promise<string> {
  const id = newId();
  await db.sql
    .insertInto('attendanceEntry')
    .values({
      tenantId: db.tenantId,
      id,
      employeeId,
      day: dayIn(caller.timeZone, inAt),
      inAt,
      outAt: outAt ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  return id;
}

/** Inactive employees can't be marked in. The number of entries per day is limited against misuse. */
async function checkComing(db: TenantDb, employeeId: string, today: Day): Promise<void> {
  const { active } = await db.sql
    .selectFrom('staff')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', employeeId)
    .select('active')
    .executeTakeFirstOrThrow();
  if (!active) throw refusedFor(problem('employee_id', 'INVALID_INPUT', 'attendance.inactive'));
  const entries = await entriesBetween(db, employeeId, today, today);
  if (entries.length >= MAX_ENTRIES_A_DAY)
    throw refusedFor(problem('direction', 'INVALID_INPUT', 'attendance.tooOften'));
}

/**
 * Marks an employee in or out now; returns the id of the entry. Of two concurrent calls the second one sees the first
 * one's entry.
 * @throws Refused INVALID_INPUT for an employee who is already in, not in, or inactive
 */
export async function mark(reader: Reader, employeeId: string, direction: Direction): Promise<string> {
  const { db, caller, now } = reader;
  await lockEmployee(db, employeeId);
  const present = await findPresent(reader, employeeId);
  refuseOn(checkMark(direction, present !== undefined));
  if (present) {
    // An entry must not be empty, even if out follows in within the same millisecond.
    const outAt = now > present.inAt ? now : new Date(present.inAt.getTime() + 1);
    await update(db, present.id).set({ outAt, updatedAt: now }).execute();
    return present.id;
  }
  await checkComing(db, employeeId, dayIn(caller.timeZone, now));
  const went = (await findLast(db, employeeId))?.outAt;
  // Nor may an entry begin before the previous one ended, even within the same millisecond.
  return insertEntry(reader, employeeId, { inAt: went && went > now ? went : now, outAt: undefined });
}

/** The attendance of a closed month no longer changes. */
function refuseClosed(last: Day | undefined, ...days: readonly Day[]): void {
  if (last !== undefined && days.some((day) => monthOfDay(day) <= last)) throw new Refused('MONTH_CLOSED');
}

const findEntry = (db: TenantDb, id: string): Promise<EntryRow | undefined> =>
  db.sql
    .selectFrom('attendanceEntry')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();

/** The employee of an entry; NOT_FOUND also for an entry of another shop. */
export async function ownerOfEntry(db: TenantDb, id: string): Promise<string> {
  const entry = await findEntry(db, id);
  if (!entry) throw new Refused('NOT_FOUND');
  return entry.employeeId;
}

/** An entry of the employee for update, checked against the version that the caller saw; the employee is locked. */
async function entryToChange(
  db: TenantDb,
  employeeId: string,
  id: string,
  seen: string | undefined,
): Promise<EntryRow> {
  const entry = await findEntry(db, id);
  if (entry?.employeeId !== employeeId) throw new Refused('NOT_FOUND');
  if (seen !== undefined && new Date(seen).getTime() !== entry.updatedAt.getTime())
    throw new Refused('CHANGED_MEANWHILE');
  return entry;
}

interface Correction {
  employeeId: string;
  /** Undefined adds an entry. */
  entryId: string | undefined;
  version: string | undefined;
  times: Stretch;
  reason: string;
}

/** Records who changed what, and why. */
async function noteChange(
  { db, caller, now }: Reader,
  { entryId, employeeId, day, reason }: { entryId: string; employeeId: string; day: Day; reason: string },
  from: Stretch | undefined,
  to: Stretch | undefined,
): Promise<void> {
  await db.sql
    .insertInto('attendanceChange')
    .values({
      tenantId: db.tenantId,
      id: newId(),
      entryId,
      employeeId,
      day,
      reason,
      fromIn: from?.inAt ?? null,
      fromOut: from?.outAt ?? null,
      toIn: to?.inAt ?? null,
      toOut: to?.outAt ?? null,
      changedBy: caller.staffId,
      changedAt: now,
    })
    .execute();
}

/**
 * Sets the times of an entry, or adds one; returns its id.
 * @throws Refused NOT_FOUND, INVALID_INPUT, MONTH_CLOSED, CHANGED_MEANWHILE
 */
export async function correct(reader: Reader, asked: Correction): Promise<string> {
  const { db, caller, now } = reader;
  const { employeeId, entryId, times } = asked;
  const reason = asked.reason.trim();
  await lockEmployee(db, employeeId);
  const before =
    entryId === undefined ? undefined : await entryToChange(db, employeeId, entryId, asked.version);
  const day = dayIn(caller.timeZone, times.inAt);
  const { last } = await findClosed(db, employeeId);
  refuseClosed(last, day, ...(before ? [before.day] : []));
  const around = await entriesBetween(db, employeeId, addDays(day, -1), addDays(day, 1));
  const others = around.filter(({ id }) => id !== entryId).map(stretchOfRow);
  refuseOn(checkAttendanceReason(reason), ...checkStretch(times, { zone: caller.timeZone, now, others }));
  if (before) {
    const { inAt, outAt } = times;
    await update(db, before.id)
      .set({ day, inAt, outAt: outAt ?? null, updatedAt: now })
      .execute();
  }
  const id = before?.id ?? (await insertEntry(reader, employeeId, times));
  await noteChange(reader, { entryId: id, employeeId, day, reason }, before && stretchOfRow(before), times);
  return id;
}

/**
 * Deletes an entry and records it among the corrections. Returns its day.
 * @throws Refused NOT_FOUND, INVALID_INPUT, MONTH_CLOSED, CHANGED_MEANWHILE
 */
export async function remove(
  reader: Reader,
  asked: { employeeId: string; entryId: string; version: string | undefined; reason: string },
): Promise<Day> {
  const { db } = reader;
  const { employeeId, entryId } = asked;
  const reason = asked.reason.trim();
  await lockEmployee(db, employeeId);
  const before = await entryToChange(db, employeeId, entryId, asked.version);
  const { last } = await findClosed(db, employeeId);
  refuseClosed(last, before.day);
  refuseOn(checkAttendanceReason(reason));
  await noteChange(reader, { entryId, employeeId, day: before.day, reason }, stretchOfRow(before), undefined);
  await db.sql
    .deleteFrom('attendanceEntry')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', entryId)
    .execute();
  return before.day;
}

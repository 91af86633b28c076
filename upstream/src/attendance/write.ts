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

/** Who is inactive does not come. Who comes and goes all day plays with it. */
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
 * Marks that somebody comes or goes now; answers the id of the entry. Of two at once the second sees what the first did.
 * @throws Refused INVALID_INPUT for who is in already, who is not in, who is inactive
 */
export async function mark(reader: Reader, employeeId: string, direction: Direction): Promise<string> {
  const { db, caller, now } = reader;
  await lockEmployee(db, employeeId);
  const present = await findPresent(reader, employeeId);
  refuseOn(checkMark(direction, present !== undefined));
  if (present) {
    // Going in the very instant of coming would be no time at all.
    const outAt = now > present.inAt ? now : new Date(present.inAt.getTime() + 1);
    await update(db, present.id).set({ outAt, updatedAt: now }).execute();
    return present.id;
  }
  await checkComing(db, employeeId, dayIn(caller.timeZone, now));
  const went = (await findLast(db, employeeId))?.outAt;
  // Nor does anybody come before he went: not in the very instant, either.
  return insertEntry(reader, employeeId, { inAt: went && went > now ? went : now, outAt: undefined });
}

/** What a closed month says of attendance stays as it is. */
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

/** Whose entry it is; refuses NOT_FOUND for one of another shop as for none. */
export async function ownerOfEntry(db: TenantDb, id: string): Promise<string> {
  const entry = await findEntry(db, id);
  if (!entry) throw new Refused('NOT_FOUND');
  return entry.employeeId;
}

/** An entry of the employee, who is locked; in the version that was seen. */
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
  /** Undefined adds one. */
  entryId: string | undefined;
  version: string | undefined;
  times: Stretch;
  reason: string;
}

/** Keeps who changed what, and why. */
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
 * Sets the times of an entry, or adds one; answers its id.
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
 * Deletes an entry; what it was stays among the corrections. Answers its day.
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

import { addDays, type Day } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';

/** Valid closes, that is not reopened. */
export const selectStanding = (db: TenantDb) =>
  db.sql
    .selectFrom('dayClose')
    .where('dayClose.tenantId', '=', db.tenantId)
    .where('dayClose.reopenedAt', 'is', null);

/** The last one, and since when days are closed (`begun`); undefined before the first. */
export const findLastClose = (db: TenantDb) =>
  selectStanding(db)
    .select(['dayClose.id', 'dayClose.day', 'dayClose.until', 'dayClose.counted'])
    .select(sql<Date>`min(day_close.since) over ()`.as('begun'))
    .orderBy('dayClose.day', 'desc')
    .limit(1)
    .executeTakeFirst();

export type LastClose = Awaited<ReturnType<typeof findLastClose>>;

/** The instant at which a day of the shop begins. */
export async function startOf(db: TenantDb, { timeZone }: Pick<Caller, 'timeZone'>, day: Day): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select (${day}::date::timestamp at time zone ${timeZone}) as at`.execute(db.sql);
  const [row] = rows;
  if (!row) throw new Error('A day has no beginning');
  return row.at;
}

/** What an open day counts: everything after the previous close that no close counted. */
export interface Period {
  day: Day;
  since: Date;
  /** Exclusive. */
  before: Date;
  /** From where uncounted payments are searched. */
  from: Date;
}

/**
 * In milliseconds. A payment in progress during a close has an earlier instant than the close, and counts in the next
 * day: no payment takes longer than this. Payments from before the first close count in none.
 */
const LATE = 24 * 60 * 60 * 1000;

/** The period of an open day. Today ends now; before the first close a day begins at midnight. */
export async function periodOf(
  db: TenantDb,
  caller: Pick<Caller, 'timeZone'>,
  { day, last, now }: { day: Day; last: LastClose; now: Date },
): Promise<Period> {
  const [start, end] = [await startOf(db, caller, day), await startOf(db, caller, addDays(day, 1))];
  // Includes payments of this very millisecond.
  const soon = new Date(now.getTime() + 1);
  return {
    day,
    since: last?.until ?? start,
    before: end < soon ? end : soon,
    from: last ? new Date(Math.max(last.until.getTime() - LATE, last.begun.getTime())) : start,
  };
}

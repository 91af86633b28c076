import { addDays, checkDoorDay, type Day, dayIn, DOOR_LIMITS } from '@galla/domain';
import { sql } from 'kysely';
import { refuseOn } from '../../http/refused.ts';
import { type EntriesCall, midnightBefore, selectEntries, toEntry } from './entries.ts';

/** Maximum number of listed entries, more than a large gym has in a day. */
const SHOWN = 500;

interface Asked {
  day: Day;
  /** Undefined for all branches. */
  branch: string | undefined;
}

/** Entries from the start of `from` to the end of `to`, at one branch or all. */
const entriesBetween = (
  { db, caller: { timeZone } }: EntriesCall,
  { from, to, branch }: { from: Day; to: Day; branch: string | undefined },
) =>
  db.sql
    .selectFrom('gymEntry')
    .where('tenantId', '=', db.tenantId)
    .where('cameAt', '>=', midnightBefore(from, timeZone))
    .where('cameAt', '<', midnightBefore(addDays(to, 1), timeZone))
    .$if(branch !== undefined, (entries) => entries.where('branchId', '=', branch ?? ''));

/** Visits by hour, and the number of refused entries. */
async function hoursOf(call: EntriesCall, { day, branch }: Asked) {
  const rows = await entriesBetween(call, { from: day, to: day, branch })
    .select([
      sql<number>`extract(hour from came_at at time zone ${call.caller.timeZone})::integer`.as('hour'),
      sql<string>`count(*) filter (where is_in)`.as('visits'),
      sql<string>`count(*) filter (where not is_in)`.as('refused'),
    ])
    .groupBy('hour')
    .execute();
  const byHour = Array.from({ length: 24 }, (_, hour) =>
    Number(rows.find((row) => row.hour === hour)?.visits ?? 0),
  );
  return {
    by_hour: byHour,
    visits: byHour.reduce((sum, visits) => sum + visits, 0),
    refused: rows.reduce((sum, row) => sum + Number(row.refused), 0),
  };
}

/** Visits on each of the last days, including days without any. */
async function lastDays(call: EntriesCall, branch: string | undefined) {
  const { timeZone } = call.caller;
  const today = dayIn(timeZone, call.now);
  const from = addDays(today, 1 - DOOR_LIMITS.lastDays);
  const rows = await entriesBetween(call, { from, to: today, branch })
    .where('isIn', '=', true)
    .select([
      sql<Day>`(came_at at time zone ${timeZone})::date`.as('day'),
      ({ fn }) => fn.countAll<string>().as('visits'),
    ])
    .groupBy('day')
    .execute();
  const visits = new Map(rows.map((row) => [row.day, Number(row.visits)]));
  return Array.from({ length: DOOR_LIMITS.lastDays }, (_, at) => addDays(from, at)).map((day) => ({
    day,
    visits: visits.get(day) ?? 0,
  }));
}

async function entriesOf(call: EntriesCall, { day, branch }: Asked) {
  const { timeZone } = call.caller;
  const rows = await selectEntries(call.db)
    .where('entry.cameAt', '>=', midnightBefore(day, timeZone))
    .where('entry.cameAt', '<', midnightBefore(addDays(day, 1), timeZone))
    .$if(branch !== undefined, (entries) => entries.where('entry.branchId', '=', branch ?? ''))
    .orderBy('entry.cameAt', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(toEntry);
}

/** The day's passes with valid bills. A pass has no branch, but its buyer came in at one. */
async function passesOf({ db }: EntriesCall, { day, branch }: Asked) {
  const rows = await db.sql
    .selectFrom('gymDayPass as pass')
    .innerJoin('document', (on) =>
      on.onRef('document.tenantId', '=', 'pass.tenantId').onRef('document.id', '=', 'pass.documentId'),
    )
    .innerJoin('customer', (on) =>
      on
        .onRef('customer.tenantId', '=', 'document.tenantId')
        .onRef('customer.id', '=', 'document.customerId'),
    )
    .where('pass.tenantId', '=', db.tenantId)
    .where('pass.onDay', '=', day)
    .where('document.canceledAt', 'is', null)
    .$if(branch !== undefined, (passes) =>
      passes.where((pass) =>
        pass.exists(
          pass
            .selectFrom('gymEntry')
            .whereRef('gymEntry.tenantId', '=', 'pass.tenantId')
            .whereRef('gymEntry.dayPassId', '=', 'pass.id')
            .where('gymEntry.branchId', '=', branch ?? '')
            .select('gymEntry.id'),
        ),
      ),
    )
    .orderBy('pass.createdAt')
    .orderBy('pass.id')
    .select(['pass.id', 'pass.createdAt', 'customer.name', 'document.total'])
    .execute();
  return rows.map(({ id, name, total, createdAt }) => ({
    pass_id: id,
    name,
    total_amount: total,
    sold_at: createdAt.toISOString(),
  }));
}

/**
 * Events at the door on a day, at one branch or all, with the visits of the last days.
 * @throws Refused INVALID_INPUT at `day` when invalid or in the future
 */
export async function dayOfDoor(call: EntriesCall, asked: Asked) {
  refuseOn(checkDoorDay(asked.day, dayIn(call.caller.timeZone, call.now)));
  const [hours, entries, passes, days] = await Promise.all([
    hoursOf(call, asked),
    entriesOf(call, asked),
    passesOf(call, asked),
    lastDays(call, asked.branch),
  ]);
  return { ...hours, entries, day_passes: passes, last_days: days };
}

import { type Day, DOOR_LIMITS, DOOR_REASONS, dayIn } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Call } from '../../http/route.ts';
import type { DoorEntry } from './contract.ts';

/** Maximum number of listed entries. */
const SHOWN = 50;

/** Entries with the name of the member or pass holder. */
export const selectEntries = (db: TenantDb) =>
  db.sql
    .selectFrom('gymEntry as entry')
    .leftJoin('gymMember', (on) =>
      on.onRef('gymMember.tenantId', '=', 'entry.tenantId').onRef('gymMember.id', '=', 'entry.memberId'),
    )
    .leftJoin('gymDayPass', (on) =>
      on.onRef('gymDayPass.tenantId', '=', 'entry.tenantId').onRef('gymDayPass.id', '=', 'entry.dayPassId'),
    )
    .leftJoin('document', (on) =>
      on
        .onRef('document.tenantId', '=', 'gymDayPass.tenantId')
        .onRef('document.id', '=', 'gymDayPass.documentId'),
    )
    .innerJoin('customer', (on) =>
      on
        .onRef('customer.tenantId', '=', 'entry.tenantId')
        .on((row) => row('customer.id', '=', row.fn.coalesce('gymMember.customerId', 'document.customerId'))),
    )
    .where('entry.tenantId', '=', db.tenantId)
    .select([
      'entry.id',
      'entry.memberId',
      'entry.dayPassId',
      'entry.cameAt',
      'entry.isIn',
      'entry.reason',
      'entry.note',
    ])
    .select('customer.name');

type Row = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

export const toEntry = (row: Row): Static<typeof DoorEntry> => ({
  entry_id: row.id,
  member_id: row.memberId,
  pass_id: row.dayPassId,
  name: row.name,
  came_at: row.cameAt.toISOString(),
  is_in: row.isIn,
  reason: row.reason === null ? null : oneOf(DOOR_REASONS, row.reason),
  note: row.note,
});

/** The instant at which a day of the shop begins. */
export const midnightBefore = (day: Day, timeZone: string) =>
  sql<Date>`(${day}::date::timestamp at time zone ${timeZone})`;

const midnightOf = ({ caller: { timeZone }, now }: EntriesCall) =>
  midnightBefore(dayIn(timeZone, now), timeZone);

export type EntriesCall = Pick<Call, 'db' | 'caller' | 'now'>;

/** Today's visits by hour and current visitors, at one branch or all. */
export async function visitsOfToday(call: EntriesCall, branch: string | undefined) {
  const { db, caller, now } = call;
  const { timeZone } = caller;
  const midnight = midnightOf(call);
  const since = new Date(now.getTime() - DOOR_LIMITS.stays * 3_600_000);
  const hours = await db.sql
    .selectFrom('gymEntry')
    .where('tenantId', '=', db.tenantId)
    .where('isIn', '=', true)
    .where((entry) => entry.or([entry('cameAt', '>=', midnight), entry('cameAt', '>=', since)]))
    .$if(branch !== undefined, (entries) => entries.where('branchId', '=', branch ?? ''))
    .select([
      sql<number>`extract(hour from came_at at time zone ${timeZone})::integer`.as('hour'),
      sql<string>`count(*) filter (where came_at >= ${midnight})`.as('visits'),
      sql<string>`count(distinct coalesce(member_id, day_pass_id)) filter (where came_at >= ${since})`.as(
        'inNow',
      ),
    ])
    .groupBy('hour')
    .execute();
  const byHour = Array.from({ length: 24 }, (_, hour) =>
    Number(hours.find((row) => row.hour === hour)?.visits ?? 0),
  );
  return {
    by_hour: byHour,
    visits_today: byHour.reduce((sum, visits) => sum + visits, 0),
    in_now: hours.reduce((sum, { inNow }) => sum + Number(inNow), 0),
  };
}

/** Today's last entries and visits by hour, at one branch or all. */
export async function entriesOfToday(call: EntriesCall, branch: string | undefined) {
  const rows = await selectEntries(call.db)
    .where('entry.cameAt', '>=', midnightOf(call))
    .$if(branch !== undefined, (entries) => entries.where('entry.branchId', '=', branch ?? ''))
    .orderBy('entry.cameAt', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(SHOWN)
    .execute();
  return { entries: rows.map(toEntry), ...(await visitsOfToday(call, branch)) };
}

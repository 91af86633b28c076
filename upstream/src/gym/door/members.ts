import type { Day } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { TenantDb } from '../../db/tenant.ts';
import type { Call } from '../../http/route.ts';
import type { DoorMember } from './contract.ts';

interface Row {
  id: string;
  name: string;
  digits: string;
  code: string | null;
  picture: string | null;
  planName: string | null;
  startsOn: Day;
  endsOn: Day;
  suspended: boolean;
  frozenTo: Day | null;
  sessionsLeft: number | null;
  due: string;
  lastVisit: Date | null;
}

/** Members as the door knows them, by name: all of the shop, or those of the ids. */
export async function doorMembers(
  db: TenantDb,
  { today, timeZone }: { today: Day; timeZone: string },
  ids?: readonly string[],
): Promise<Row[]> {
  const narrowed = ids === undefined ? sql`` : sql`and gym_member.id in (${sql.join(ids)})`;
  const { rows } = await sql<Row>`
    select gym_member.id, customer.name, right(coalesce(customer.mobile, ''), 4) as digits,
           gym_member.door_code as code, customer.picture, period.plan_name as "planName",
           period.starts_on as "startsOn", period.ends_on as "endsOn", gym_member.suspended,
           rest.last_day as "frozenTo", taken.left as "sessionsLeft", owed.due, visit.at as "lastVisit"
      from gym_member
      join customer on customer.tenant_id = gym_member.tenant_id and customer.id = gym_member.customer_id
      join lateral (
        select plan_name, starts_on, ends_on from gym_period as of
         where of.tenant_id = gym_member.tenant_id and of.member_id = gym_member.id
         order by of.starts_on desc, of.ends_on desc, of.created_at desc, of.id desc limit 1) as period on true
      left join lateral (
        select max(pause.ends_on) as last_day from gym_freeze as pause
          join gym_period as frozen on frozen.tenant_id = pause.tenant_id and frozen.id = pause.period_id
         where frozen.tenant_id = gym_member.tenant_id and frozen.member_id = gym_member.id
           and ${today}::date between pause.starts_on and pause.ends_on) as rest on true
      left join lateral (
        -- Of the period that has today: one that was renewed early begins with its own sessions.
        select running.sessions - count(entry.id)::integer as left
          from (
            select sessions, starts_on from gym_period as of
             where of.tenant_id = gym_member.tenant_id and of.member_id = gym_member.id
               and of.starts_on <= ${today}::date
             order by of.starts_on desc, of.ends_on desc, of.created_at desc, of.id desc limit 1) as running
          left join gym_entry as entry
            on entry.tenant_id = gym_member.tenant_id and entry.member_id = gym_member.id and entry.is_in
               and entry.came_at >= running.starts_on::timestamp at time zone ${timeZone}
         group by running.sessions) as taken on true
      left join lateral (
        select coalesce(sum(document.pending), 0)::numeric(14,2) as due from gym_period as billed
          join document on document.tenant_id = billed.tenant_id and document.id = billed.document_id
         where billed.tenant_id = gym_member.tenant_id and billed.member_id = gym_member.id
           and document.canceled_at is null) as owed on true
      left join lateral (
        select max(came_at) as at from gym_entry
         where gym_entry.tenant_id = gym_member.tenant_id and gym_entry.member_id = gym_member.id
           and gym_entry.is_in) as visit on true
     where gym_member.tenant_id = ${db.tenantId} ${narrowed}
     order by customer.name, gym_member.id`.execute(db.sql);
  return rows;
}

/** A member as the wire has him. */
export const toDoorMember = (
  { id, planName, startsOn, endsOn, frozenTo, lastVisit, picture, ...row }: Row,
  { files, now }: Pick<Call, 'files' | 'now'>,
): Static<typeof DoorMember> => ({
  member_id: id,
  name: row.name,
  digits: row.digits,
  code: row.code,
  image: files.address(picture, now),
  plan_name: planName,
  starts_on: startsOn,
  ends_on: endsOn,
  suspended: row.suspended,
  frozen_to: frozenTo,
  sessions_left: row.sessionsLeft,
  due: row.due,
  last_visit: lastVisit?.toISOString() ?? null,
});

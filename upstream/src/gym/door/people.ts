import type { Day } from '@galla/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { TenantDb } from '../../db/tenant.ts';
import type { Call } from '../../http/route.ts';
import type { DoorMember } from './contract.ts';

/** A person known to the door: a member, the holder of a day pass, or both. */
export interface DoorPerson {
  memberId: string | null;
  /** Pass for the requested day. */
  passId: string | null;
  name: string;
  digits: string;
  code: string | null;
  picture: string | null;
  planName: string | null;
  /** First day of the last period, or the day of the pass. */
  startsOn: Day;
  endsOn: Day;
  suspended: boolean;
  frozenTo: Day | null;
  sessionsLeft: number | null;
  due: string;
  lastVisit: Date | null;
}

/** Which people; all of the shop when empty. */
export interface Asked {
  /** Ids of members and passes. */
  ids?: readonly string[];
  customers?: readonly string[];
}

const narrowed = ({ ids, customers }: Asked, id: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  ${ids === undefined ? sql`` : sql`and ${id} in (${sql.join(ids)})`}
  ${customers === undefined ? sql`` : sql`and customer.id in (${sql.join(customers)})`}`;

/** The day's passes with valid bills, and their customers. */
const passesOf = (db: TenantDb, day: Day) => sql`(
  select gym_day_pass.tenant_id, gym_day_pass.id, gym_day_pass.on_day, document.customer_id
    from gym_day_pass
    join document on document.tenant_id = gym_day_pass.tenant_id and document.id = gym_day_pass.document_id
   where gym_day_pass.tenant_id = ${db.tenantId} and gym_day_pass.on_day = ${day}::date
     and document.canceled_at is null)`;

/** Members with everything that decides on admission on a day, including passes. */
const members = (db: TenantDb, { today, timeZone }: ShopDay, asked: Asked) => sql`
    select gym_member.id as "memberId", pass.id as "passId", customer.name,
           right(coalesce(customer.mobile, ''), 4) as digits,
           gym_member.door_code as code, customer.picture, period.plan_name as "planName",
           period.starts_on as "startsOn", period.ends_on as "endsOn", gym_member.suspended,
           rest.last_day as "frozenTo", taken.left as "sessionsLeft", owed.due, visit.at as "lastVisit"
      from gym_member
      join customer on customer.tenant_id = gym_member.tenant_id and customer.id = gym_member.customer_id
      left join ${passesOf(db, today)} as pass
        on pass.tenant_id = gym_member.tenant_id and pass.customer_id = gym_member.customer_id
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
        -- Counts the period that contains today: an early renewal begins with its own sessions. A day pass uses none.
        select running.sessions - count(entry.id)::integer as left
          from (
            select sessions, starts_on from gym_period as of
             where of.tenant_id = gym_member.tenant_id and of.member_id = gym_member.id
               and of.starts_on <= ${today}::date
             order by of.starts_on desc, of.ends_on desc, of.created_at desc, of.id desc limit 1) as running
          left join gym_entry as entry
            on entry.tenant_id = gym_member.tenant_id and entry.member_id = gym_member.id and entry.is_in
               and entry.day_pass_id is null
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
     where gym_member.tenant_id = ${db.tenantId} ${narrowed(asked, sql`gym_member.id`)}`;

/** Holders of a day pass who are not members; they may come again on that day. */
const visitors = (db: TenantDb, { today }: ShopDay, asked: Asked) => sql`
    select null::uuid, pass.id, customer.name, right(coalesce(customer.mobile, ''), 4),
           null::text, customer.picture, null::text, pass.on_day, pass.on_day, false, null::date, null::integer,
           0.00::numeric(14,2), visit.at
      from ${passesOf(db, today)} as pass
      join customer on customer.tenant_id = pass.tenant_id and customer.id = pass.customer_id
      left join lateral (
        select max(came_at) as at from gym_entry
         where gym_entry.tenant_id = pass.tenant_id and gym_entry.day_pass_id = pass.id) as visit on true
     where not exists (
             select from gym_member
              where gym_member.tenant_id = pass.tenant_id and gym_member.customer_id = pass.customer_id)
       ${narrowed(asked, sql`pass.id`)}`;

interface ShopDay {
  today: Day;
  timeZone: string;
}

/** Members and holders of a day pass, as known to the door on a day, by name. */
export async function doorPeople(db: TenantDb, day: ShopDay, asked: Asked = {}): Promise<DoorPerson[]> {
  const { rows } = await sql<DoorPerson>`
    ${members(db, day, asked)} union all ${visitors(db, day, asked)}
    order by 3, 1, 2`.execute(db.sql);
  return rows;
}

/** A person in the wire shape. */
export const toDoorMember = (
  { memberId, passId, planName, startsOn, endsOn, frozenTo, lastVisit, picture, ...row }: DoorPerson,
  { files, now }: Pick<Call, 'files' | 'now'>,
): Static<typeof DoorMember> => ({
  member_id: memberId,
  pass_id: passId,
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

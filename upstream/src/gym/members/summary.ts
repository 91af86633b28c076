import { dayIn, LIST_DAYS, MEMBER_LISTS, type MemberList } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import type { Call } from '../../http/route.ts';
import { visitsOfToday } from '../door/entries.ts';
import { frozenOn, isOn, type ShopDay } from './lists.ts';

/** Counts as text from PostgreSQL; those of lists by their numbers. */
interface Counted extends Record<`on${number}`, string> {
  members: string;
  active: string;
  told: string;
  due: string;
  owing: string;
  branches: string;
}

const LISTS = Object.keys(MEMBER_LISTS) as MemberList[];

const counts = (day: ShopDay) =>
  sql.join(LISTS.map((list, at) => sql`count(*) filter (where ${isOn(list, day)}) as ${sql.id(`on${at}`)}`));

/** All figures above the list in one statement: active members, members per list, pending amounts. */
async function count(db: TenantDb, day: ShopDay): Promise<Counted> {
  const { today } = day;
  const soon = isOn('ENDS_7', day);
  const { rows } = await sql<Counted>`
    select count(*) as members,
           count(*) filter (where period.ends_on >= ${today}::date and not gym_member.suspended
                              and not ${frozenOn(today)}) as active,
           ${counts(day)},
           count(*) filter (where ${soon} and exists (
             select 1 from gym_told
              where gym_told.tenant_id = gym_member.tenant_id and gym_told.member_id = gym_member.id
                and gym_told.told_of = 'ENDS'
                and gym_told.told_on >= period.ends_on - ${LIST_DAYS.ENDS_30}::integer)) as told,
           coalesce(sum(owed.due), 0)::numeric(14,2)::text as due,
           count(*) filter (where owed.due > 0) as owing,
           (select count(*) from branch where branch.tenant_id = ${db.tenantId}) as branches
      from gym_member
      join customer on customer.tenant_id = gym_member.tenant_id and customer.id = gym_member.customer_id
      join lateral (
        select ends_on from gym_period as of
         where of.tenant_id = gym_member.tenant_id and of.member_id = gym_member.id
         order by of.starts_on desc, of.ends_on desc, of.created_at desc, of.id desc limit 1) as period on true
      left join lateral (
        select sum(document.pending) as due from gym_period as billed
          join document on document.tenant_id = billed.tenant_id and document.id = billed.document_id
         where billed.tenant_id = gym_member.tenant_id and billed.member_id = gym_member.id
           and document.canceled_at is null) as owed on true
     where gym_member.tenant_id = ${db.tenantId}`.execute(db.sql);
  const [counted] = rows;
  if (!counted) throw new Error('Sums without a row');
  return counted;
}

/** The number of members per list, by its wire name. */
function listsOf(counted: Counted): Record<(typeof MEMBER_LISTS)[MemberList], number> {
  const of = (list: MemberList) => Number(counted[`on${LISTS.indexOf(list)}`]);
  return {
    ends_7: of('ENDS_7'),
    ends_15: of('ENDS_15'),
    ends_30: of('ENDS_30'),
    expired: of('EXPIRED'),
    birthdays: of('BIRTHDAYS'),
    unseen: of('UNSEEN'),
  };
}

/** The figures above the members (picture 31) in their wire shape. */
export async function summaryOf({ db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>) {
  const [counted, came] = await Promise.all([
    count(db, { today: dayIn(caller.timeZone, now), timeZone: caller.timeZone }),
    visitsOfToday({ db, caller, now }, undefined),
  ]);
  return {
    active: Number(counted.active),
    branches: Number(counted.branches),
    in_now: came.in_now,
    visits_today: came.visits_today,
    told_ends_7: Number(counted.told),
    due: counted.due,
    due_members: Number(counted.owing),
    lists: { all: Number(counted.members), ...listsOf(counted) },
  };
}

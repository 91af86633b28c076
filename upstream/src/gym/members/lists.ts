import { addDays, birthdaysFrom, type Day, LIST_DAYS, type MemberList, UNSEEN_DAYS } from '@galla/domain';
import { type RawBuilder, sql } from 'kysely';

/** Whether `gym_member` is frozen today. */
export const frozenOn = (today: Day): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from gym_freeze
    join gym_period as rested on rested.tenant_id = gym_freeze.tenant_id and rested.id = gym_freeze.period_id
   where rested.tenant_id = gym_member.tenant_id and rested.member_id = gym_member.id
     and ${today}::date between gym_freeze.starts_on and gym_freeze.ends_on)`;

/** The shop's day and time zone. */
export interface ShopDay {
  today: Day;
  timeZone: string;
}

/**
 * Whether a member with a valid membership has not come for two weeks, in a gym that records entries; members who
 * joined since are excluded.
 */
function isUnseen({ today, timeZone }: ShopDay): RawBuilder<boolean> {
  const since = sql`(${addDays(today, -UNSEEN_DAYS)}::date::timestamp at time zone ${timeZone})`;
  return sql<boolean>`(period.ends_on >= ${today}::date and not gym_member.suspended and not ${frozenOn(today)}
    and gym_member.created_at < ${since}
    and exists (select 1 from gym_entry where gym_entry.tenant_id = gym_member.tenant_id)
    and not exists (
      select 1 from gym_entry
       where gym_entry.tenant_id = gym_member.tenant_id and gym_entry.member_id = gym_member.id
         and gym_entry.is_in and gym_entry.came_at >= ${since}))`;
}

/** Whether a member with its last `period` and its `customer` is on a list; used by sums and rows alike. */
export function isOn(list: MemberList, { today, timeZone }: ShopDay): RawBuilder<boolean> {
  if (list === 'EXPIRED') return sql<boolean>`period.ends_on < ${today}::date`;
  if (list === 'UNSEEN') return isUnseen({ today, timeZone });
  if (list === 'BIRTHDAYS')
    return sql<boolean>`to_char(customer.dob, 'MM-DD') = any(${birthdaysFrom(today)}::text[])`;
  return sql<boolean>`period.ends_on between ${today}::date and ${addDays(today, LIST_DAYS[list])}::date`;
}

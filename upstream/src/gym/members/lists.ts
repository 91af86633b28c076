import { addDays, birthdaysFrom, type Day, LIST_DAYS, type MemberList } from '@galla/domain';
import { type RawBuilder, sql } from 'kysely';

/** Whether `gym_member` rests today: a freeze of one of its periods has the day. */
export const frozenOn = (today: Day): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from gym_freeze
    join gym_period as rested on rested.tenant_id = gym_freeze.tenant_id and rested.id = gym_freeze.period_id
   where rested.tenant_id = gym_member.tenant_id and rested.member_id = gym_member.id
     and ${today}::date between gym_freeze.starts_on and gym_freeze.ends_on)`;

/** Whether a member with its last `period` and its `customer` is on a list; sums and rows ask it in the same way. */
export function isOn(list: MemberList, today: Day): RawBuilder<boolean> {
  if (list === 'EXPIRED') return sql<boolean>`period.ends_on < ${today}::date`;
  if (list === 'BIRTHDAYS')
    return sql<boolean>`to_char(customer.dob, 'MM-DD') = any(${birthdaysFrom(today)}::text[])`;
  return sql<boolean>`period.ends_on between ${today}::date and ${addDays(today, LIST_DAYS[list])}::date`;
}

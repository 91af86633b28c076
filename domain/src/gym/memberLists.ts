import { addDays, splitDay, type Day } from '../dates/day.ts';

/** Lists of members to work through, by their REST names. */
export const MEMBER_LISTS = {
  ENDS_7: 'ends_7',
  ENDS_15: 'ends_15',
  ENDS_30: 'ends_30',
  EXPIRED: 'expired',
  BIRTHDAYS: 'birthdays',
  UNSEEN: 'unseen',
} as const;

export type MemberList = keyof typeof MEMBER_LISTS;

/** The list with a REST name. */
export const memberListOf = (name: (typeof MEMBER_LISTS)[MemberList]): MemberList => {
  const [list] = (Object.keys(MEMBER_LISTS) as MemberList[]).filter((one) => MEMBER_LISTS[one] === name);
  return list ?? 'EXPIRED';
};

/** How many days before the end a member appears in each list. */
export const LIST_DAYS = { ENDS_7: 7, ENDS_15: 15, ENDS_30: 30 } as const;

/** Days covered by the list of birthdays, from today. */
export const BIRTHDAY_DAYS = 7;

/** Reasons for writing to a member; the lists of ends share one. */
export type ToldOf = 'ENDS' | 'EXPIRED' | 'BIRTHDAY' | 'UNSEEN';

/** Days of absence after which a member with a running membership appears in a list. */
export const UNSEEN_DAYS = 14;

/** The reason for which a list's members are written to. */
export function toldOf(list: MemberList): ToldOf {
  if (list === 'EXPIRED' || list === 'UNSEEN') return list;
  return list === 'BIRTHDAYS' ? 'BIRTHDAY' : 'ENDS';
}

/** The day from which a sent message counts for the current reason: an older one belonged to an earlier end or year. */
export function toldSince(of: ToldOf, { endsOn, today }: { endsOn: Day; today: Day }): Day {
  if (of === 'BIRTHDAY') return addDays(today, -BIRTHDAY_DAYS);
  if (of === 'UNSEEN') return addDays(today, -UNSEEN_DAYS);
  return of === 'ENDS' ? addDays(endsOn, -LIST_DAYS.ENDS_30) : addDays(endsOn, 1);
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/**
 * The days, as "MM-DD", with birthdays in the range starting on a day. A birthday on 29 February falls on 28
 * February in common years.
 */
export function birthdaysFrom(today: Day, days: number = BIRTHDAY_DAYS): string[] {
  return Array.from({ length: days }, (_one, after) => addDays(today, after)).flatMap((day) => {
    const inYear = day.slice(5);
    return inYear === '02-28' && !isLeap(splitDay(day)[0]) ? [inYear, '02-29'] : [inYear];
  });
}

import { addDays, splitDay, type Day } from '../dates/day.ts';

/** The lists of members that one works through, by their names on the wire. */
export const MEMBER_LISTS = {
  ENDS_7: 'ends_7',
  ENDS_15: 'ends_15',
  ENDS_30: 'ends_30',
  EXPIRED: 'expired',
  BIRTHDAYS: 'birthdays',
  UNSEEN: 'unseen',
} as const;

export type MemberList = keyof typeof MEMBER_LISTS;

/** The list that a name of the wire has. */
export const memberListOf = (name: (typeof MEMBER_LISTS)[MemberList]): MemberList => {
  const [list] = (Object.keys(MEMBER_LISTS) as MemberList[]).filter((one) => MEMBER_LISTS[one] === name);
  return list ?? 'EXPIRED';
};

/** How many days before the end a list begins to show a member. */
export const LIST_DAYS = { ENDS_7: 7, ENDS_15: 15, ENDS_30: 30 } as const;

/** How many days the list of birthdays has, from today. */
export const BIRTHDAY_DAYS = 7;

/** Why a member is written to: the lists of ends are one. */
export type ToldOf = 'ENDS' | 'EXPIRED' | 'BIRTHDAY' | 'UNSEEN';

/** Days after which a member who may come and does not is on a list. */
export const UNSEEN_DAYS = 14;

/** What a list tells its members of. */
export function toldOf(list: MemberList): ToldOf {
  if (list === 'EXPIRED' || list === 'UNSEEN') return list;
  return list === 'BIRTHDAYS' ? 'BIRTHDAY' : 'ENDS';
}

/** From which day on a text counts as sent for what is told now: an older one was of an earlier end or year. */
export function toldSince(of: ToldOf, { endsOn, today }: { endsOn: Day; today: Day }): Day {
  if (of === 'BIRTHDAY') return addDays(today, -BIRTHDAY_DAYS);
  if (of === 'UNSEEN') return addDays(today, -UNSEEN_DAYS);
  return of === 'ENDS' ? addDays(endsOn, -LIST_DAYS.ENDS_30) : addDays(endsOn, 1);
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/**
 * The days of the year, as "MM-DD", on which somebody has a birthday from a day on. Who was born on 29 February has it
 * on 28 February where the year has no 29th.
 */
export function birthdaysFrom(today: Day, days: number = BIRTHDAY_DAYS): string[] {
  return Array.from({ length: days }, (_one, after) => addDays(today, after)).flatMap((day) => {
    const inYear = day.slice(5);
    return inYear === '02-28' && !isLeap(splitDay(day)[0]) ? [inYear, '02-29'] : [inYear];
  });
}

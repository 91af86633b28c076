import { addDays, daysBetween, type Day } from '../../dates/day.ts';

/** How the due board groups what is due, in its order: before today, today, the next day, and the days after it. */
export const DUE_GROUPS = ['LATE', 'TODAY', 'TOMORROW', 'THIS_WEEK'] as const;
export type DueGroup = (typeof DUE_GROUPS)[number];

/** By which day orders are due: the day of delivery, or that of the trial. */
export const DUE_BY = ['DELIVERY', 'TRIAL'] as const;
export type DueBy = (typeof DUE_BY)[number];

/** Days that the board shows, today among them: on a Friday up to the next Thursday. */
export const DUE_DAYS = 7;

/** The last day that the board shows. */
export const lastDueDay = (today: Day): Day => addDays(today, DUE_DAYS - 1);

/** Where an order that is due on a day stands on the board; undefined beyond its last day. */
export function dueGroup(day: Day, today: Day): DueGroup | undefined {
  const days = daysBetween(today, day);
  if (days < 0) return 'LATE';
  if (days === 0) return 'TODAY';
  if (days === 1) return 'TOMORROW';
  return days < DUE_DAYS ? 'THIS_WEEK' : undefined;
}

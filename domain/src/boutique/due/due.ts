import { addDays, daysBetween, type Day } from '../../dates/day.ts';

/** Groups of the due board, in order: before today, today, tomorrow, and the days after. */
export const DUE_GROUPS = ['LATE', 'TODAY', 'TOMORROW', 'THIS_WEEK'] as const;
export type DueGroup = (typeof DUE_GROUPS)[number];

/** The day by which orders are due: delivery or trial. */
export const DUE_BY = ['DELIVERY', 'TRIAL'] as const;
export type DueBy = (typeof DUE_BY)[number];

/** Days shown on the board, today included: on a Friday up to the next Thursday. */
export const DUE_DAYS = 7;

/** The last day shown on the board. */
export const lastDueDay = (today: Day): Day => addDays(today, DUE_DAYS - 1);

/** The board's group of an order due on a day; undefined after the board's last day. */
export function dueGroup(day: Day, today: Day): DueGroup | undefined {
  const days = daysBetween(today, day);
  if (days < 0) return 'LATE';
  if (days === 0) return 'TODAY';
  if (days === 1) return 'TOMORROW';
  return days < DUE_DAYS ? 'THIS_WEEK' : undefined;
}

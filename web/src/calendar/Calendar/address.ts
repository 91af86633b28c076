import { addDays, addMonths, isDay, type Day } from '@galla/domain';
import type { Values } from '../../app/router/address.ts';

export const VIEWS = ['day', 'week', 'month'] as const;
export type View = (typeof VIEWS)[number];

/** Default URL parameters: today, in the view that fits the screen, all employees. */
export const DEFAULTS = { view: '', day: '', employee: '', open: '' };
export type CalendarPlace = Values<keyof typeof DEFAULTS>;

/** Days since Sunday. */
const weekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

export const dayOf = ({ day }: Pick<CalendarPlace, 'day'>, today: Day): Day => (isDay(day) ? day : today);

/** The view in the URL; by default a week, or a day on a phone, which has no room for a week. */
export const viewOf = ({ view }: Pick<CalendarPlace, 'view'>, phone: boolean): View =>
  VIEWS.find((one) => one === view) ?? (phone ? 'day' : 'week');

/** The days to query: the weeks of the month, or the week of the day; weeks start on Sunday. */
export function rangeOf({ view }: Pick<CalendarPlace, 'view'>, day: Day): { from: Day; to: Day } {
  const first = view === 'month' ? `${day.slice(0, 7)}-01` : day;
  const from = addDays(first, -weekday(first));
  // Six weeks cover any month.
  return { from, to: addDays(from, view === 'month' ? 41 : 6) };
}

/** The day that the previous or next button leads to. */
export function stepped(view: View, day: Day, by: 1 | -1): Day {
  if (view === 'month') return addMonths(`${day.slice(0, 7)}-01`, by);
  return addDays(day, view === 'week' ? by * 7 : by);
}

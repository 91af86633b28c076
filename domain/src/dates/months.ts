import { type Day, splitDay } from './day.ts';

/**
 * The same day of the month `count` months later, or the month's last day when it has no such day: one month after
 * 31 January is 28 or 29 February. Throws RangeError for an invalid day.
 */
export function addMonths(day: Day, count: number): Day {
  const [year, month, date] = splitDay(day);
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

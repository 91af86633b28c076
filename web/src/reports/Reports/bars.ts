import { addDays, isDay, type Day } from '@galla/domain';
import type { DayValue } from '../../ui/charts/DayChart.tsx';

/** Maximum number of bars that remain distinguishable. */
const MOST_DAYS = 31;
const MOST_MONTHS = 12;
/** Length of "2026-11", the month of a day. */
const MONTH = 7;

/**
 * All days from the first to the last, including those without payments; undefined if there are too many to
 * draw.
 */
function filledDays(days: readonly DayValue[]): DayValue[] | undefined {
  const [first, last] = [days.at(0)?.day, days.at(-1)?.day];
  if (first === undefined || last === undefined) return [];
  const values = new Map(days.map(({ day, value }) => [day, value]));
  const filled: DayValue[] = [];
  for (let day: Day = first; day <= last; day = addDays(day, 1)) {
    if (filled.length === MOST_DAYS) return undefined;
    filled.push({ day, value: values.get(day) ?? 0 });
  }
  return filled;
}

/** The bars of a chart: one per day, or one per month for the last twelve if the range exceeds 31 days. */
export function barsOf(received: readonly DayValue[]): { bars: DayValue[]; months: boolean } {
  const known = received.filter(({ day }) => isDay(day));
  const days = filledDays(known);
  if (days) return { bars: days, months: false };
  const byMonth = Map.groupBy(known, ({ day }) => `${day.slice(0, MONTH)}-01`);
  const months = [...byMonth].map(([day, ofMonth]) => ({
    day,
    value: ofMonth.reduce((sum, { value }) => sum + value, 0),
  }));
  return { bars: months.slice(-MOST_MONTHS), months: true };
}

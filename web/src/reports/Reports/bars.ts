import { addDays, isDay, type Day } from '@galla/domain';
import type { DayValue } from '../../ui/charts/DayChart.tsx';

/** As many bars as are still told apart. */
const MOST_DAYS = 31;
const MOST_MONTHS = 12;
/** "2026-11" of a day. */
const MONTH = 7;

/** The days from the first to the last, those without money too; undefined where they are too many to draw. */
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

/** What is drawn of days in order: each of them, or the last twelve months where they reach over more than 31 days. */
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

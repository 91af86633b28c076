import { addDays, daysBetween, splitDay, type Day } from '../dates/day.ts';
import { addMonths } from '../dates/months.ts';

/** How long a membership runs: whole months or days. */
export type Length = { months: number; days?: undefined } | { days: number; months?: undefined };

/** A membership's paid time; both days belong to it. */
export interface Period {
  startsOn: Day;
  endsOn: Day;
}

/** The last day that a length beginning on a day has. */
export function endOf(startsOn: Day, { months, days }: Length): Day {
  if (days !== undefined) return addDays(startsOn, days - 1);
  const same = addMonths(startsOn, months);
  // A month without that day ends the time on its own last day, which is not taken off again.
  return splitDay(same)[2] < splitDay(startsOn)[2] ? same : addDays(same, -1);
}

/** When a renewal begins: the day after the end while the membership runs, later on the day that is chosen. */
export const renewedFrom = (last: Day | undefined, chosen: Day): Day =>
  last !== undefined && last >= chosen ? addDays(last, 1) : chosen;

/** Where a period ends after a freeze, of which both days are counted. */
export const frozenEnd = (endsOn: Day, from: Day, to: Day): Day => addDays(endsOn, daysBetween(from, to) + 1);

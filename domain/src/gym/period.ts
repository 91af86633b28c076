import { addDays, daysBetween, splitDay, type Day } from '../dates/day.ts';
import { addMonths } from '../dates/months.ts';

/** Length of a membership: whole months or days. */
export type Length = { months: number; days?: undefined } | { days: number; months?: undefined };

/** A paid period of a membership, both ends included. */
export interface Period {
  startsOn: Day;
  endsOn: Day;
}

/** The last day of a length that begins on a day. */
export function endOf(startsOn: Day, { months, days }: Length): Day {
  if (days !== undefined) return addDays(startsOn, days - 1);
  const same = addMonths(startsOn, months);
  // In a month without that day, the period ends on the month's last day, from which no further day is taken off.
  return splitDay(same)[2] < splitDay(startsOn)[2] ? same : addDays(same, -1);
}

/** When a renewal begins: the day after the end while the membership runs, otherwise on the chosen day. */
export const renewedFrom = (last: Day | undefined, chosen: Day): Day =>
  last !== undefined && last >= chosen ? addDays(last, 1) : chosen;

/** The end of a period after a freeze, both of whose ends are counted. */
export const frozenEnd = (endsOn: Day, from: Day, to: Day): Day => addDays(endsOn, daysBetween(from, to) + 1);

import { addDays, type Day } from '../dates/day.ts';

/** Age groups of dues, in days since the bill was made, both ends included; the last is open-ended. */
export const DUE_AGES = [
  { age: 'UP_TO_30', from: 0, to: 30 },
  { age: 'UP_TO_60', from: 31, to: 60 },
  { age: 'UP_TO_90', from: 61, to: 90 },
  { age: 'OVER_90', from: 91, to: undefined },
] as const;

export type DueAge = (typeof DUE_AGES)[number]['age'];

/** The first and last billing day of an age group as of today; undefined where open-ended. */
export function daysOfAge(age: DueAge, today: Day): { from: Day | undefined; to: Day } {
  const { from, to } = DUE_AGES.find((one) => one.age === age) ?? DUE_AGES[0];
  return { from: to === undefined ? undefined : addDays(today, -to), to: addDays(today, -from) };
}

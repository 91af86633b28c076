import { type Day, splitDay } from './day.ts';

/**
 * Whole years from a birth date to a day. Who was born on 29 February is a year older on 1 March of other years.
 * Throws RangeError when one is no day.
 */
export function ageOn(day: Day, born: Day): number {
  const [year, month, date] = splitDay(day);
  const [bornYear, bornMonth, bornDate] = splitDay(born);
  const hadBirthday = month > bornMonth || (month === bornMonth && date >= bornDate);
  return year - bornYear - (hadBirthday ? 0 : 1);
}

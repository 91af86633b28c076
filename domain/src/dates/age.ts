import { type Day, splitDay } from './day.ts';

/**
 * Whole years from a birth date to a day. Someone born on 29 February turns a year older on 1 March of common
 * years. Throws RangeError when either is not a valid day.
 */
export function ageOn(day: Day, born: Day): number {
  const [year, month, date] = splitDay(day);
  const [bornYear, bornMonth, bornDate] = splitDay(born);
  const hadBirthday = month > bornMonth || (month === bornMonth && date >= bornDate);
  return year - bornYear - (hadBirthday ? 0 : 1);
}

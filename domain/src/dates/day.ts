/** A calendar day "YYYY-MM-DD", without time or zone. */
export type Day = string;

/** The default time zone of a shop. */
export const DEFAULT_ZONE = 'Asia/Kolkata';

/** Earliest birth date accepted anywhere. */
export const EARLIEST_BIRTH: Day = '1900-01-01';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

/** Whether the text is an existing day: "2026-02-29" is not. */
export function isDay(text: string): text is Day {
  if (!DAY.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Year, month (1 to 12) and day of the month. Throws RangeError for an invalid day. */
export function splitDay(day: Day): [year: number, month: number, date: number] {
  const match = isDay(day) ? DAY.exec(day) : null;
  if (!match) throw new RangeError(`Not a day: ${day}`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

/** Days from `from` to `to`; negative when `to` is earlier. Throws RangeError for an invalid day. */
export function daysBetween(from: Day, to: Day): number {
  const [fromYear, fromMonth, fromDate] = splitDay(from);
  const [toYear, toMonth, toDate] = splitDay(to);
  return Math.round(
    (Date.UTC(toYear, toMonth - 1, toDate) - Date.UTC(fromYear, fromMonth - 1, fromDate)) / DAY_MS,
  );
}

/** The day `count` days later (earlier when negative). Throws RangeError for an invalid day. */
export function addDays(day: Day, count: number): Day {
  const [year, month, date] = splitDay(day);
  return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10);
}

/**
 * The Indian financial year of a day, April to March: "2026-11-20" and "2027-03-31" are in "26-27". Throws
 * RangeError for an invalid day.
 */
export function financialYear(day: Day): string {
  const [year, month] = splitDay(day);
  const start = month >= 4 ? year : year - 1;
  return `${twoDigits(start)}-${twoDigits(start + 1)}`;
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}

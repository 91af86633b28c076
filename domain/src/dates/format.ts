import { formatMessage } from '../messages/formatMessage.ts';
import { wallTime } from './clock.ts';
import { splitDay, type Day } from './day.ts';

// Intl's en-IN month names differ between versions ("Sep" or "Sept"), and a bill must read the same on screen and
// on the server's paper.
function dayAndMonth(day: Day): string {
  const [, month, date] = splitDay(day);
  return `${date} ${formatMessage('dates.months').split(' ')[month - 1]}`;
}

function timeText(hour: number, minute: number): string {
  const half = hour < 12 ? formatMessage('dates.am') : formatMessage('dates.pm');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${half}`;
}

/** "20 Nov 2026". Throws RangeError for an invalid day. */
export function formatDay(day: Day): string {
  return `${dayAndMonth(day)} ${splitDay(day)[0]}`;
}

/** "Nov 2026" for a day in that month. Throws RangeError for an invalid day. */
export function formatMonth(day: Day): string {
  return formatDay(day).split(' ').slice(1).join(' ');
}

/** Date formats on paper: 20/11/2026, 20-11-2026, 20 Nov 2026, 2026-11-20. */
export const DATE_FORMATS = ['SLASHES', 'DASHES', 'WORDS', 'ISO'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

/** A day in the shop's date format for papers. Throws RangeError for an invalid day. */
export function formatDayAs(day: Day, format: DateFormat): string {
  const words = formatDay(day);
  if (format === 'WORDS') return words;
  if (format === 'ISO') return day;
  return day
    .split('-')
    .toReversed()
    .join(format === 'SLASHES' ? '/' : '-');
}

/** "Today", "19 Nov" in the year of `today`, else "24 Sep 2025": for lists, where the year is mostly obvious. */
export function formatDayNear(day: Day, today: Day): string {
  if (day === today) return formatMessage('dates.today');
  return splitDay(day)[0] === splitDay(today)[0] ? dayAndMonth(day) : formatDay(day);
}

/** "4:12 pm" in the zone. Throws RangeError when `iso` is not a valid instant. */
export function formatTime(iso: string, zone: string): string {
  const { hour, minute } = wallTime(zone, new Date(iso));
  return timeText(hour, minute);
}

/** "20 Nov 2026, 4:12 pm" in the zone. Throws RangeError when `iso` is not a valid instant. */
export function formatDateTime(iso: string, zone: string): string {
  const { day, hour, minute } = wallTime(zone, new Date(iso));
  return `${formatDay(day)}, ${timeText(hour, minute)}`;
}

/** "Today, 4:12 pm" or "19 Nov, 7:05 pm" in the zone: an instant in a list. */
export function formatDateTimeNear(iso: string, zone: string, today: Day): string {
  const { day, hour, minute } = wallTime(zone, new Date(iso));
  return `${formatDayNear(day, today)}, ${timeText(hour, minute)}`;
}

import { formatMessage, formatCount } from '../messages/formatMessage.ts';
import { daysBetween, type Day } from './day.ts';
import { formatDay } from './format.ts';

/**
 * How long ago a day was: "Today", "Yesterday", "3 days ago", "2 weeks ago", "1 month ago", and the date from a
 * year on (spec 2 §9: days, weeks, months, then a date). A future day is "Tomorrow" or its date.
 */
export function relativeDay(day: Day, today: Day): string {
  const ago = daysBetween(day, today);
  if (ago === 0) return formatMessage('dates.today');
  if (ago === 1) return formatMessage('dates.yesterday');
  if (ago === -1) return formatMessage('dates.tomorrow');
  if (ago < 0 || ago >= 365) return formatDay(day);
  if (ago < 7) return formatCount('dates.daysAgo', ago);
  if (ago < 30) return formatCount('dates.weeksAgo', Math.floor(ago / 7));
  return formatCount('dates.monthsAgo', Math.min(11, Math.floor(ago / 30)));
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * How long ago something was, for use within a sentence (spec 2 §9): minutes, hours, then as `relativeDay`.
 * @param ago milliseconds
 */
export function relativeTime(ago: number, day: Day, today: Day): string {
  if (ago >= 0 && ago < MINUTE) return formatMessage('dates.justNow');
  if (ago >= 0 && ago < HOUR) return formatCount('dates.minutesAgo', Math.floor(ago / MINUTE));
  if (ago >= 0 && ago < 24 * HOUR && day === today)
    return formatCount('dates.hoursAgo', Math.floor(ago / HOUR));
  if (day === today) return formatMessage('dates.within.today');
  return daysBetween(day, today) === 1 ? formatMessage('dates.within.yesterday') : relativeDay(day, today);
}

import { formatDayNear, formatMessage, type Day } from '@galla/domain';

const WEEKDAY = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' });

/** "Today", else "Thursday, 19 Nov": the heading of a day in a list. */
export function dayHeading(day: Day, today: Day): string {
  if (day === today) return formatMessage('dates.today');
  return `${WEEKDAY.format(new Date(`${day}T00:00:00Z`))}, ${formatDayNear(day, today)}`;
}

import { formatDayNear, formatMessage, type Day } from '@galla/domain';

const WEEKDAY = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' });

/** A day's heading in a list: "Today", or "Thursday, 19 Nov". */
export function dayHeading(day: Day, today: Day): string {
  if (day === today) return formatMessage('dates.today');
  return `${WEEKDAY.format(new Date(`${day}T00:00:00Z`))}, ${formatDayNear(day, today)}`;
}

import { formatDay, isDay } from '@galla/domain';

const WEEKDAY = {
  long: new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' }),
  short: new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' }),
} as const;

/** "30 Nov": where the year is plain, as of what is due within days. A text that is no day stays. */
export const shortDay = (day: string): string =>
  isDay(day) ? formatDay(day).split(' ').slice(0, 2).join(' ') : day;

/** "Friday", or "Fri"; '' of a text that is no day. */
export const weekday = (day: string, width: keyof typeof WEEKDAY): string =>
  isDay(day) ? WEEKDAY[width].format(new Date(`${day}T00:00:00Z`)) : '';

import { formatDay, isDay } from '@galla/domain';

const WEEKDAY = {
  long: new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' }),
  short: new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' }),
} as const;

/**
 * "30 Nov": for days whose year is clear, such as those due within days. Other text is returned unchanged.
 */
export const shortDay = (day: string): string =>
  isDay(day) ? formatDay(day).split(' ').slice(0, 2).join(' ') : day;

/** "Friday" or "Fri"; '' for a text that is not a day. */
export const weekday = (day: string, width: keyof typeof WEEKDAY): string =>
  isDay(day) ? WEEKDAY[width].format(new Date(`${day}T00:00:00Z`)) : '';

export { DEFAULT_ZONE, EARLIEST_BIRTH, addDays, daysBetween, financialYear, isDay, type Day } from './day.ts';
export { ageOn } from './age.ts';
export { addMonths } from './months.ts';
export { dayIn, isZone } from './clock.ts';
export {
  DATE_FORMATS,
  formatDateTime,
  formatDateTimeNear,
  formatDay,
  formatDayAs,
  formatDayNear,
  formatMonth,
  formatTime,
  type DateFormat,
} from './format.ts';
export { readDay } from './read.ts';
export { relativeDay, relativeTime } from './relative.ts';
export { checkDay, type DayLimits } from './limits.ts';
export { checkRange } from './range.ts';

/** What other slices use of the calendar. */
export { calendarNodes } from './nodes.ts';

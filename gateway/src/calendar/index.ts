/** What other slices use of the calendar. */
export { calendarNodes } from './nodes.ts';
export { appointmentOf } from './schema.mappers.ts';

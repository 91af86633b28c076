/** Exports for other slices. */
export { calendarNodes } from './nodes.ts';
export { appointmentOf } from './schema.mappers.ts';

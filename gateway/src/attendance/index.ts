/** Exports for other slices. */
export { attendanceSumsOf } from './attendance.ts';
export { attendanceLoaders } from './loaders.ts';
export { attendanceNodes } from './nodes.ts';

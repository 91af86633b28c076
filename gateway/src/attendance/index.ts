/** What other slices use of attendance. */
export { attendanceSumsOf } from './attendance.ts';
export { attendanceLoaders } from './loaders.ts';
export { attendanceNodes } from './nodes.ts';

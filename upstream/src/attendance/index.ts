/** What other slices use of attendance. */
export { attendanceIn } from './sums.ts';
export { toSums } from './wire.ts';

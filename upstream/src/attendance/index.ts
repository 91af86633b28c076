/** The public interface of attendance for other slices. */
export { attendanceIn } from './sums.ts';
export { toSums } from './wire.ts';

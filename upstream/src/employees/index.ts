/** The public interface of employees for other slices. */
export { addStaff, type NewStaff } from './addStaff.ts';
export { listStaff } from './store.ts';

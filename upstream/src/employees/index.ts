/** What other slices use of employees. */
export { addStaff, type NewStaff } from './addStaff.ts';
export { listStaff } from './store.ts';

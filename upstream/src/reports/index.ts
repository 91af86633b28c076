/** What other slices use of the reports. */
export { selectDue } from './dues/rows.ts';

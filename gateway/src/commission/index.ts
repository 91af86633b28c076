/** What other slices use of commission. */
export { narrowedCommission, statusesOf } from './rows.ts';

/** What other slices use of commission. */
export { narrowedCommission } from './rows.ts';

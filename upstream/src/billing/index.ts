/** What other slices use of billing. */
export type { DocumentRow, QuickBill } from './answers.ts';

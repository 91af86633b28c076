/** What other slices use of billing. */
export type { DocumentRow, QuickBill } from './answers.ts';
export { matches } from './history/list.ts';
export { ownDocuments } from './history/ownership.ts';
export { dueReminder } from './remind.ts';

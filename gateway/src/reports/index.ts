/** What other slices use of reports. */
export { narrowedReceipts } from './receipts.ts';

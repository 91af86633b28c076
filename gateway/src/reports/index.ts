/** Exports for other slices. */
export { reportNodes } from './nodes.ts';
export { narrowedDays } from './narrowedDays.ts';
export { narrowedDues } from './dues.ts';
export { narrowedSellers } from './sellers.ts';
export { narrowedReceipts } from './receipts.ts';

/** What other slices use of billing. */
export type { DocumentRow, QuickBill } from './answers.ts';
export { selectDocuments, toDocument } from './history/documents.ts';
export { matches } from './history/list.ts';
export { ownDocuments } from './history/ownership.ts';
export { selectPayments, toPayment } from './payments/payments.ts';

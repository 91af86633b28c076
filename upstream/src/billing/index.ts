/** What other slices use of billing. */
export type { DocumentRow, QuickBill } from './answers.ts';
export { type BilledWork, issueForWork } from './create/forOrder.ts';
export { gstOn } from './gstOn.ts';
export { issueServices, type ServiceSold } from './create/forServices.ts';
export { nextNumber } from './number.ts';
export { drawPaper } from './pdf/routes.ts';
export { readParts } from './payments/read.ts';
export { recordReceived } from './payments/record.ts';
export { paymentMode, paymentModeWord } from './words.ts';
export { selectDocuments, toDocument } from './history/documents.ts';
export { matches } from './history/list.ts';
export { loadRecords, type Records as PaperRecords } from './pdf/load.ts';
export { drawPage } from './pdf/drawPage.ts';
export { ownDocuments } from './history/ownership.ts';
export { selectPayments, toPayment } from './payments/payments.ts';
export { dueReminder } from './remind.ts';
export { endSharesOf } from './share/revoke.ts';

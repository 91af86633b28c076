/** Exports for other slices. */
export { accountReceiptOf } from './accountReceipts.ts';
export { narrowedDocuments } from './narrowedDocuments.ts';
export { narrowedQuickBills } from './narrowedQuickBills.ts';
export { narrowedNotes } from './narrowedNotes.ts';
export { billingNodes } from './nodes.ts';
export { limitApprovalOf } from './limitApproval.ts';
export { wireMoneyMode } from './moneyMode.ts';
export { partPayload, partsOf } from './parts.ts';
export { documentOf, paymentOf } from './schema.mappers.ts';
export { sharedDocumentOf, type SharedDocumentMapper } from './schema.mappers.ts';
export { shareLinkPdf } from './shareLink.ts';
export { PAYMENT_MODE, WIRE_DIRECTION, WIRE_PAYMENT_MODE } from './wire.ts';
export type { PaymentMapper } from './schema.mappers.ts';

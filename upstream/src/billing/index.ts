/** The public interface of billing for other slices. */
export type { DocumentRow, QuickBill } from './answers.ts';
export { type BilledWork, issueForWork } from './create/forOrder.ts';
export { holdToLimits, type Lifted } from './limits/enforce.ts';
export { moveStock } from './create/moveStock.ts';
export { notifyStock } from './create/notify.ts';
export { checkStock, lockStock, type Taken } from './create/stock.ts';
export { earningColumns } from './create/earnings.ts';
export {
  earnedBy,
  earnedOfLine,
  earnedPoints,
  earnedRupees,
  expectedRupees,
  isEarning,
  toPointsCommission,
} from './earned.ts';
export {
  type Bound,
  documentPartsOf,
  type EmployeeId,
  orderPartsOf,
  orderSplit,
  partOf,
  boundsOfLine,
  documentPartPercent,
  linePartPercent,
  lineSplit,
  partOfLine,
  partPercent,
  upTo,
} from './split/partsOf.ts';
export { partsAtCreation } from './split/atCreation.ts';
export { acceptParts } from './split/check.ts';
export { partsOfLines, writeLines as writeLineParts } from './split/ofLines.ts';
export type { PartsSent } from './split/payload.ts';
export type { DocumentRecord } from './history/documents.ts';
export { keepSplit } from './split/trail.ts';
export { followSeller, partsOf as partsOfSale, type SharedSale, writeParts } from './split/write.ts';
export { happenedBy, leftOfTotal, moneyShare, paidOn, receivedBy, type Until } from './earnedByMoney.ts';
export { type ExportColumn, recordColumns, type RecordRow } from './export/columns.ts';
export { everyRow, streamedWorkbook, workbook } from './export/workbook.ts';
export { gstOn } from './gstOn.ts';
export { issueServices, quoteServices, type ServiceSold } from './create/forServices.ts';
export { creditTime, quoteTime, type TimeCredit } from './returns/ofTime.ts';
export { createCreditNote } from './returns/create.ts';
export { readSold } from './returns/load.ts';
export { nextNumber } from './number.ts';
export { drawPaper } from './pdf/routes.ts';
export { readParts } from './payments/read.ts';
export { signedAmount } from './payments/signed.ts';
export { recordReceived } from './payments/record.ts';
export { paymentMode, paymentModeWord, statusOfWord } from './words.ts';
export { findDocument, selectDocuments, toDocument } from './history/documents.ts';
export { type DocumentFilter, matches } from './history/list.ts';
export { loadRecords, loadShop, type Records as PaperRecords } from './pdf/load.ts';
export { slipAnswer } from './pdf/slipAnswer.ts';
export { drawPage } from './pdf/drawPage.ts';
export { ownDocuments } from './history/ownership.ts';
export { selectPayments, toPayment } from './payments/payments.ts';
export { readReceipts, wholeReceipts } from './receipts/records.ts';
export { dueReminder } from './remind.ts';
export { eraseAttachmentsOf, readAttachmentsOf } from './attachments/ofCustomer.ts';
export { endSharesOf } from './share/revoke.ts';
export { composeShop, type StatementPaper, type StatementRow } from './statement/compose.ts';
export { drawStatement } from './statement/draw.ts';

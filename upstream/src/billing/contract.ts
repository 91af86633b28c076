import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import {
  ChangesOfList,
  Id,
  Ids,
  include,
  Money,
  MoneyIn,
  Nullable,
  optional,
  PageOfList,
  paging,
  SortOrder,
  Success,
  Text,
  updatedSince,
} from '../http/schemas.ts';
import { BillPaper, printFields } from '../tenant/printContract.ts';
import {
  DocumentDetail,
  DocumentItem,
  DocumentRow,
  DocumentTax,
  ListedDocument,
  QuickBill,
  QuickModeWord,
} from './answers.ts';
import { documentFilter, narrowing } from './filterContract.ts';
import { quickConditions } from './quickBills/filterContract.ts';
import { documentPayload } from './payload.ts';
import { PartsIn } from './split/payload.ts';

export { DocumentRow, PaymentMade, StatusWord, TypeWord } from './answers.ts';
export { documentChanges, documentEditing, updateDocument, updateDocumentById } from './updateContract.ts';
export { addAttachment, Attachment, deleteAttachment, listAttachments } from './attachments/contract.ts';
export { customerPrescriptions, prescriptionCard, PrescriptionVersion } from './prescriptions/contract.ts';
export { MoneyPart, PaymentPart } from './payload.ts';
export { PartsIn } from './split/payload.ts';
export { customerStatement, customerStatementPdf, customerStatementXlsx } from './statement/contract.ts';
export { cashOfDay, paymentHistory, recordPayment, updatePendingAmount } from './paymentContract.ts';
export { deleteDocument, restoreDocument, trashDocument } from './trash/contract.ts';
export { convertDocument } from './convert/contract.ts';
export { CreditNote, createCreditNote, creditNotePdf, creditNotes } from './returns/contract.ts';
export { exportCreditNotes, listCreditNotes } from './returns/listContract.ts';
export {
  deleteQuickBilling,
  exportQuickBilling,
  QuickBillEvent,
  quickBillingEvents,
  restoreQuickBilling,
  trashQuickBilling,
  undoQuickBillingReceipt,
} from './quickBills/trashContract.ts';
export { transactionCounts } from './transactionCounts/contract.ts';
export { setOpeningDue } from './openingDue/contract.ts';
export { approveLimits } from './limits/contract.ts';
export { createReceipt, receiptPdf, ReceiptRow, receipts } from './receipts/contract.ts';
export { refundDocument, refundVoucherPdf } from './refunds/contract.ts';
export { exportDocuments, exportPayments } from './export/contract.ts';
export { documentShares, openShared, revokeShare, shareDocument, sharedPdf } from './shareContract.ts';

/** Documents, their payments and PDFs, and quick bills (spec 2 §7). */

const created = Type.Object({
  success: Success,
  invoice_number: Type.String(),
  document_id: Id,
  data: DocumentRow,
});

/**
 * Problems name fields of the payload, those of a line as `bill_items.<index>.<field>`. STOCK_SHORT has `product_id`,
 * `variant_id` if there is one, and `available` in its details.
 */
const creation = {
  method: 'POST',
  tenant: 'query',
  rights: ['billing:create'],
  repeat: 'keyed',
  body: {
    ...documentPayload,
    /** Accepted as documented; a new document has no id yet and gets its own. */
    doc_id: Type.Optional(Nullable(Type.Literal(''))),
    /** Who shares what it earns; it is the employee's where nobody is named. */
    commission_parts: Type.Optional(Nullable(PartsIn)),
  },
  answer: created,
} as const;

export const createInvoice = endpoint({
  ...creation,
  path: '/billing/create-invoice',
  summary: 'Issues an invoice: assigns the number, moves the stock, records the advance; all or nothing',
});

export const createOrder = endpoint({
  ...creation,
  path: '/billing/create-order',
  summary: 'Creates an order: checks the stock without moving any',
});

export const createProposal = endpoint({
  ...creation,
  path: '/billing/create-proposal',
  summary: 'Creates a proposal: checks the stock without moving any',
});

/** Sums over all matching documents except proposals, not only over the page. */
const DocumentSummary = Type.Object({
  billed: Money,
  received: Money,
  pending: Money,
  /** Without those in the trash. */
  canceled: Money,
  trashed: Money,
  bills: Type.Integer(),
  pending_bills: Type.Integer(),
  canceled_bills: Type.Integer(),
  trashed_bills: Type.Integer(),
});

/**
 * Extra parts of the response in addition to the rows; default count and summary. Both cover all matches, not only the
 * page.
 */
const parts = [Type.Literal('count'), Type.Literal('summary'), Type.Literal('page')] as const;
const Include = Type.Optional(Type.Array(Type.Union([...parts])));

export const fetchDocuments = endpoint({
  method: 'POST',
  path: '/billing/fetch-documents',
  summary: 'Lists documents of a type, newest first, with the sums of all matches; or documents by ids',
  tenant: 'query',
  rights: ['billing-history:view', 'billing:view', 'transactions-history:view'],
  repeat: 'safe',
  body: {
    ...documentFilter,
    ...updatedSince,
    /** `limit`: default 5 (spec 2 §7). */
    ...paging,
    /** Page number from 1, instead of `offset`, as the history tabs send it. */
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    include: Type.Optional(Type.Array(Type.Union([...parts, Type.Literal('changes')]))),
  },
  answer: Type.Object({
    success: Success,
    /** With `emp_id` each tells what it earns: the own ones, or those of others with Employees View. */
    data: Type.Array(ListedDocument),
    page: PageOfList,
    total: Type.Optional(Type.Integer()),
    summary: Type.Optional(DocumentSummary),
    /** Totals of the summary in the documented form of the transaction search; only without `include`. */
    total_amount: Type.Optional(Type.Object({ pending: Money, total: Money })),
    changes: ChangesOfList,
  }),
});

export const customerDocuments = endpoint({
  method: 'POST',
  path: '/billing/customer-documents',
  summary: 'Lists the newest documents of up to 100 customers, one page and the sums for each',
  tenant: 'query',
  rights: ['billing-history:view', 'billing:view', 'transactions-history:view'],
  repeat: 'safe',
  body: {
    customer_ids: Ids,
    ...narrowing,
    /** Excludes proposals. */
    bills_only: Type.Optional(Type.Boolean()),
    /** Per customer; `limit`: default 5. */
    ...paging,
    include: Include,
  },
  answer: Type.Object({
    success: Success,
    /** One element per customer, in the order of the ids; empty when there are no documents. */
    data: Type.Array(
      Type.Object({
        customer_id: Id,
        documents: Type.Array(DocumentRow),
        page: PageOfList,
        total: Type.Optional(Type.Integer()),
        summary: Type.Optional(DocumentSummary),
      }),
    ),
  }),
});

export const documentItems = endpoint({
  method: 'GET',
  path: '/billing/items',
  summary: 'Returns the lines and tax details of up to 100 documents, or up to 100 lines by ids',
  tenant: 'query',
  rights: ['billing-history:view', 'billing:view', 'transactions-history:view'],
  repeat: 'safe',
  query: { ids: Type.Optional(Ids), line_ids: Type.Optional(Ids) },
  answer: Type.Object({
    success: Success,
    data: Type.Array(
      Type.Object({ document_id: Id, items: Type.Array(DocumentItem), tax_details: Type.Array(DocumentTax) }),
    ),
  }),
});

export const getDocument = endpoint({
  method: 'GET',
  path: '/billing/getdocumentbyid/:id',
  summary: 'Returns a document with its items, tax details, attachments and prescription',
  tenant: 'query',
  rights: ['billing-history:view', 'billing:view', 'transactions-history:view'],
  repeat: 'safe',
  params: { id: Id },
  answer: Type.Object({ success: Success, data: DocumentDetail }),
});

export const generatePdf = endpoint({
  method: 'GET',
  path: '/billing/generatePdf/:id',
  summary:
    'Returns the document as a PDF: a page named Invoice_{number}.pdf, or the requested paper, which is then part of the name',
  answers: 'binary',
  tenant: 'query',
  rights: ['billing-history:view', 'billing:view', 'transactions-history:view'],
  repeat: 'safe',
  params: { id: Id },
  query: { paper: Type.Optional(BillPaper) },
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
});

export const previewPaper = endpoint({
  method: 'POST',
  path: '/billing/previewPaper',
  summary: 'Previews a paper with the given settings, using an example document; stores nothing',
  answers: 'binary',
  tenant: 'body',
  rights: ['settings:view'],
  repeat: 'safe',
  body: { ...optional(printFields), paper: BillPaper },
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
});

export const createQuickBilling = endpoint({
  method: 'POST',
  path: '/createQuickBilling',
  summary: 'Creates a bill of an amount only, to be paid by UPI',
  tenant: 'query',
  rights: ['billing:create'],
  repeat: 'keyed',
  body: { amount: MoneyIn, customer_id: Id, phone: Text(30) },
  answer: Type.Object({ success: Success, message: Type.String(), data: QuickBill }),
});

export const confirmQuickBilling = endpoint({
  method: 'POST',
  path: '/confirmQuickBilling',
  summary:
    'Records that a quick bill was paid in full; fails with CHANGED_MEANWHILE if that was recorded before',
  tenant: 'query',
  rights: ['billing:create', 'billing-history:edit'],
  repeat: 'keyed',
  body: {
    id: Id,
    payment_mode: QuickModeWord,
    /** UTR of the UPI payment, if known. */
    reference: Type.Optional(Nullable(Text(35))),
  },
  answer: Type.Object({ success: Success, message: Type.String(), data: QuickBill }),
});

/** Sums over all matching quick bills; only returned when `include` names them. */
const QuickBillSummary = Type.Object({
  billed: Money,
  received: Money,
  pending: Money,
  bills: Type.Integer(),
  pending_bills: Type.Integer(),
  /** Quick bills in the trash; they count in no other sum. */
  trashed: Money,
  trashed_bills: Type.Integer(),
});

export const allQuickBilling = endpoint({
  method: 'GET',
  path: '/getAllQuickBilling',
  summary: 'Lists quick bills, newest first by default; or quick bills by ids',
  tenant: 'query',
  rights: ['billing-history:view', 'billing:view', 'transactions-history:view'],
  repeat: 'safe',
  query: {
    ...paging,
    ...quickConditions,
    ids: Type.Optional(Ids),
    ...updatedSince,
    sort_by: Type.Optional(Type.Union([Type.Literal('created'), Type.Literal('updated')])),
    /** Default desc. */
    sort_order: Type.Optional(SortOrder),
    include: include('count', 'page', 'changes', 'summary'),
  },
  answer: Type.Object({
    success: Success,
    data: Type.Array(QuickBill),
    message: Type.String(),
    page: PageOfList,
    total: Type.Optional(Type.Integer()),
    summary: Type.Optional(QuickBillSummary),
    changes: ChangesOfList,
  }),
});

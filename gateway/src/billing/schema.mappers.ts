import { orderState, parsePercent, percentText } from '@galla/domain';
import type { billing } from '@galla/upstream/contract';
import { globalId } from '../relay/ids.ts';
import type { Model } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import type {
  Discount,
  Document,
  DocumentLine,
  DocumentShare,
  DocumentSummary,
  Payment,
  QuickBill,
  QuickBillSummary,
  SharedDocument,
} from '../types.generated.ts';
import { prescriptionOf } from './prescription.ts';
import { DISCOUNT_KIND, DOCUMENT_STATUS, DOCUMENT_TYPE, PAYMENT_MODE, QUICK_BILL_STATUS } from './wire.ts';

type DocumentList = Answer<typeof billing.fetchDocuments>;
type DocumentRow = DocumentList['data'][number];
type LineRow = Answer<typeof billing.documentItems>['data'][number]['items'][number];
type PaymentRow = Answer<typeof billing.paymentHistory>['data'][number];
type ShareRow = Answer<typeof billing.documentShares>['data'][number];
type SharedRow = Answer<typeof billing.openShared>['data'];
type QuickBillRow = Answer<typeof billing.allQuickBilling>['data'][number];

export type DocumentMapper = Model<
  Document,
  | 'customer'
  | 'employee'
  | 'lines'
  | 'payments'
  | 'paymentHistory'
  | 'pdfUrl'
  | 'prescriptionCardUrl'
  | 'shares'
  | 'attachments'
  | 'viewerCanAttach'
  | 'viewerCanReceivePayment'
  | 'order'
  | 'viewerCanTrash'
  | 'changes'
  | 'viewerCanEdit'
  | 'editing'
  | 'convertedFrom'
  | 'convertedTo'
  | 'viewerCanConvert'
  | 'received'
  | 'trashRefund'
  | 'viewerCanRefund'
  | 'creditNotes'
  | 'viewerCanReturn'
  | 'commissionParts'
  | 'viewerCanSplitCommission'
> & {
  customerId: string;
  convertedFromId: string | null;
  convertedToId: string | null;
  /** Whether it is the invoice of an order, and holds its money. */
  billsOrder: boolean;
  /** For an order: whether an invoice replaced it. */
  billed: boolean;
  /** The order in pieces that it bills. */
  orderId: string | null;
  employeeId: string | null;
  /** Whether its commission is shared. */
  isSplit: boolean;
};
/** `documentId` is null for money received on an order in pieces. */
export type PaymentMapper = Model<Payment, 'document'> & { documentId: string | null };
/** `itemId` and `variantId` are global ids. */
export type DocumentLineMapper = Model<
  DocumentLine,
  'item' | 'variant' | 'itemId' | 'variantId' | 'commissionParts'
> & {
  documentId: string;
  /** Whether its commission is shared differently from its document's. */
  isSplit: boolean;
  itemId: string | null;
  variantId: string | null;
};
export type DocumentShareMapper = Model<DocumentShare, 'document' | 'createdBy' | 'viewerCanRevoke'> & {
  documentId: string;
  creatorId: string;
};
export type SharedDocumentMapper = Omit<SharedDocument, 'url' | 'pdfUrl' | '__typename'> & {
  __typename: 'SharedDocument';
  secret: string;
};
export type QuickBillMapper = Model<
  QuickBill,
  'events' | 'viewerCanConfirm' | 'viewerCanTrash' | 'viewerCanUndoReceipt'
>;

function discountOf(row: DocumentRow): Discount | null {
  if (row.discount_type === null) return null;
  return {
    percent: DISCOUNT_KIND[row.discount_type] === 'PERCENT' ? percentOf(row.discount_value) : null,
    amount: row.discount_amount,
  };
}

/** Converts "10.00" to the graph's "10". */
function percentOf(stored: string | null): string | null {
  const exact = stored === null ? undefined : parsePercent(stored);
  return exact === undefined ? null : percentText(exact);
}

export function documentOf(row: DocumentRow): DocumentMapper {
  return {
    __typename: 'Document',
    dbId: row.doc_id,
    type: DOCUMENT_TYPE[row.type],
    number: row.serial_number,
    date: row.created_at,
    customerId: row.customer_id,
    customerName: row.customer_name,
    customerMobile: row.customer_phone || null,
    employeeId: row.employee_id,
    itemCount: row.total_items,
    quantity: row.total_qty,
    subtotal: row.net_amount,
    discount: discountOf(row),
    gst: row.total_gst,
    cgst: row.cgst,
    sgst: row.sgst,
    igst: row.igst,
    roundOff: row.round_off,
    total: row.total_amount,
    advance: row.advance,
    pending: row.pending_amount,
    credited: row.credited_amount,
    isDayClosed: row.is_day_closed === 1,
    limitsLiftedBy: row.limits_lifted_by,
    isSplit: row.is_split === 1,
    status: DOCUMENT_STATUS[row.status],
    orderState: orderState({
      type: DOCUMENT_TYPE[row.type],
      status: DOCUMENT_STATUS[row.status],
      billed: row.is_invoice_avl,
    }),
    paymentMode: PAYMENT_MODE[row.payment_mode],
    deliveryDate: row.delivery_date,
    payOn: row.pay_on,
    description: row.description,
    refNumber: row.ref_invoice,
    orderId: row.order_id,
    billed: row.is_invoice_avl,
    convertedFromId: row.converted_from?.doc_id ?? null,
    convertedToId: row.converted_to?.doc_id ?? null,
    billsOrder: row.type === 'invoice' && row.converted_from?.type === 'order',
    trashedAt: row.deleted_at,
    trashedBy: row.deleted_by_name,
    revision: row.revision,
    correctedOn: row.corrected_on,
    prescription:
      row.prescription && row.prescribed_on !== null
        ? prescriptionOf(row.prescription, row.prescribed_on)
        : null,
  };
}

function soldId({ product_id: product, service_id: service }: LineRow): string | null {
  if (product !== null) return globalId('Product', product);
  return service === null ? null : globalId('Service', service);
}

export function lineOf(documentId: string, row: LineRow): DocumentLineMapper {
  return {
    __typename: 'DocumentLine',
    dbId: row.id,
    documentId,
    isSplit: row.is_split === 1,
    itemId: soldId(row),
    variantId: row.variant === null ? null : globalId('Variant', row.variant.id),
    position: row.position,
    name: row.item_name,
    sku: row.variant?.sku ?? row.sku,
    hsn: row.hsn,
    unit: row.unit,
    quantity: row.qty,
    returnedQuantity: row.returned_qty,
    price: row.offer,
    taxInclusive: row.tax_inclusive,
    taxable: row.taxable_value,
    gstPercentage: row.gst_percentage,
    cgst: row.cgst,
    sgst: row.sgst,
    igst: row.igst,
    total: row.total_amount,
  };
}

/** Address of a payment's own paper, where it has one. */
function paperUrlOf({ id, voucher_number: voucher, receipt_id: receipt }: PaymentRow): string | null {
  if (voucher !== null) return `/pdf/voucher/${globalId('Payment', id)}`;
  return receipt === null ? null : `/pdf/receipt/${globalId('AccountReceipt', receipt)}`;
}

export function paymentOf(row: PaymentRow): PaymentMapper {
  return {
    __typename: 'Payment',
    dbId: row.id,
    documentId: row.document_id,
    amount: row.paid_amount,
    previousPending: row.previous_pending,
    newPending: row.new_pending,
    mode: PAYMENT_MODE[row.payment_mode],
    isAdvance: row.kind === 'advance',
    isRefund: row.kind === 'refund',
    isCreditNote: row.kind === 'credit_note',
    creditNote: row.credit_note_number,
    receipt: row.receipt_number,
    voucher: row.voucher_number,
    reason: row.reason,
    paperUrl: paperUrlOf(row),
    reference: row.reference,
    bank: row.bank,
    tendered: row.tendered,
    receivedBy: row.received_by_name,
    date: row.created_at,
  };
}

export function shareOf(row: ShareRow): DocumentShareMapper {
  return {
    __typename: 'DocumentShare',
    dbId: row.id,
    documentId: row.document_id,
    creatorId: row.created_by,
    until: row.ends_at,
    createdAt: row.created_at,
  };
}

export function sharedDocumentOf(secret: string, row: SharedRow): SharedDocumentMapper {
  return {
    __typename: 'SharedDocument',
    secret,
    shopName: row.shop_name,
    type: DOCUMENT_TYPE[row.type],
    number: row.serial_number,
    date: row.date,
    total: row.total_amount,
    pending: row.pending_amount,
    canceled: row.is_canceled === 1,
    upiLink: row.upi_link,
  };
}

export function quickBillOf(row: QuickBillRow): QuickBillMapper {
  return {
    __typename: 'QuickBill',
    dbId: row.id,
    number: row.tid,
    amount: row.amount,
    customerName: row.customer_name,
    phone: row.phone,
    status: QUICK_BILL_STATUS[row.status],
    date: row.created_at,
    mode: row.payment_mode === null ? null : PAYMENT_MODE[row.payment_mode],
    reference: row.reference,
    receivedAt: row.received_at,
    trashedAt: row.deleted_at,
  };
}

export function summaryOf(summary: NonNullable<DocumentList['summary']>): DocumentSummary {
  return {
    billed: summary.billed,
    received: summary.received,
    pending: summary.pending,
    canceled: summary.canceled,
    trashed: summary.trashed,
    billCount: summary.bills,
    pendingCount: summary.pending_bills,
    canceledCount: summary.canceled_bills,
    trashedCount: summary.trashed_bills,
  };
}

export const quickBillSummaryOf = ({
  billed,
  received,
  pending,
  trashed,
  bills,
  pending_bills,
  trashed_bills,
}: NonNullable<Answer<typeof billing.allQuickBilling>['summary']>): QuickBillSummary => ({
  billed,
  received,
  pending,
  trashed,
  trashedCount: trashed_bills,
  billCount: bills,
  pendingCount: pending_bills,
});

import { billing } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import { customerId } from './fakeCustomers.ts';
import { employeeId } from './fakeEmployees.ts';
import { fakePage, isIncluded } from './fakePage.ts';
import { answering, type Fake } from './fakeUpstream.ts';
import { uuid } from './uuid.ts';

export type DocumentRow = Answer<typeof billing.fetchDocuments>['data'][number];
export type LineRow = Answer<typeof billing.documentItems>['data'][number]['items'][number];
export type EditingRow = Answer<typeof billing.documentEditing>['data'][number];
export type PaymentRow = Answer<typeof billing.paymentHistory>['data'][number];
export type QuickBillRow = Answer<typeof billing.allQuickBilling>['data'][number];

export const documentId = (n: number) => uuid('d', n);
export const paymentId = (n: number) => uuid('f', n);
export const lineId = (n: number) => uuid('8', n);
export const quickBillId = (n: number) => uuid('9', n);

/** The nth document of a shop: an invoice of ₹118.00, half of it pending, for the nth customer. */
export function documentRow(n: number, changes: Partial<DocumentRow> = {}): DocumentRow {
  return {
    doc_id: documentId(n),
    type: 'invoice',
    serial_number: `26-27/A/${String(n).padStart(5, '0')}`,
    customer_id: customerId(n),
    customer_name: `Customer ${n}`,
    customer_phone: String(9_829_000_000 + n),
    employee_id: employeeId(n),
    employee_name: `Employee ${n}`,
    created_by: employeeId(n),
    created_at: '2026-11-20T10:42:00.000Z',
    date: '2026-11-20',
    status: 'Partial',
    payment_mode: 'Cash',
    total_items: 1,
    total_qty: '1',
    net_amount: '100.00',
    discount_type: null,
    discount_value: null,
    discount_amount: '0.00',
    total_gst: '18.00',
    cgst: '9.00',
    sgst: '9.00',
    igst: '0.00',
    round_off: '0.00',
    total_amount: '118.00',
    advance: '59.00',
    pending_amount: '59.00',
    credited_amount: '0.00',
    is_day_closed: 0,
    limits_lifted_by: null,
    is_split: 0,
    is_paid: 0,
    delivery_date: null,
    pay_on: null,
    description: null,
    ref_invoice: null,
    order_id: null,
    is_invoice_avl: false,
    converted_from: null,
    converted_to: null,
    is_deleted: 0,
    deleted_at: null,
    deleted_by_name: null,
    revision: 0,
    corrected_on: null,
    prescription: null,
    prescribed_on: null,
    ...changes,
  };
}

/** The only line of such a document. */
export function lineRow(changes: Partial<LineRow> = {}): LineRow {
  return {
    id: lineId(1),
    position: 1,
    item_name: 'Item 1',
    sku: 'SKU-1',
    hsn: '6109',
    unit: 'pc',
    qty: '1',
    returned_qty: '0',
    is_split: 0,
    mrp: '120.00',
    offer: '100.00',
    gst_percentage: '18',
    tax_inclusive: false,
    taxable_value: '100.00',
    cgst: '9.00',
    sgst: '9.00',
    igst: '0.00',
    total_amount: '118.00',
    service_id: null,
    product_id: uuid('a', 1),
    variant: null,
    ...changes,
  };
}

/** The editing state of the nth document. */
export function editingRow(n: number, changes: Partial<EditingRow> = {}): EditingRow {
  return {
    document_id: documentId(n),
    refusal: null,
    registration: 'REGULAR',
    supplier_gstin: null,
    supplier_state_code: '08',
    customer_gstin: null,
    customer_state_code: '08',
    discount_before_tax: false,
    round_off: false,
    received: '59.00',
    extra: {},
    ...changes,
  };
}

/** The nth payment: half of the nth document, paid when it was made. */
export function paymentRow(n: number, changes: Partial<PaymentRow> = {}): PaymentRow {
  return {
    id: paymentId(n),
    document_id: documentId(n),
    kind: 'advance',
    paid_amount: '59.00',
    previous_pending: '118.00',
    new_pending: '59.00',
    payment_mode: 'Cash',
    reference: null,
    bank: null,
    tendered: null,
    voucher_number: null,
    credit_note_number: null,
    receipt_id: null,
    receipt_number: null,
    reason: null,
    received_by: employeeId(n),
    received_by_name: `Employee ${n}`,
    created_at: '2026-11-20T10:42:00.000Z',
    ...changes,
  };
}

/** The nth quick bill, for the nth customer. */
export function quickBillRow(n: number, changes: Partial<QuickBillRow> = {}): QuickBillRow {
  return {
    id: quickBillId(n),
    tid: `26-27/Q/${String(n).padStart(5, '0')}`,
    amount: '250.00',
    created_at: '2026-11-20T10:42:00.000Z',
    customer_id: customerId(n),
    customer_name: `Customer ${n}`,
    phone: String(9_829_000_000 + n),
    status: 'Pending',
    payment_mode: null,
    reference: null,
    received_at: null,
    received_by: null,
    is_deleted: 0,
    deleted_at: null,
    ...changes,
  };
}

const SUMMARY = {
  billed: '7404.50',
  received: '7000.00',
  pending: '404.50',
  canceled: '0.00',
  trashed: '0.00',
  bills: 12,
  pending_bills: 2,
  canceled_bills: 0,
  trashed_bills: 0,
};

/** `/billing/fetch-documents` over these: those with the ids, or a page of all. */
export function documentsAre(rows: readonly DocumentRow[]): Fake {
  return answering(billing.fetchDocuments, ({ body = {} }) => {
    const { ids } = body;
    const found = ids ? rows.filter(({ doc_id }) => ids.split(',').includes(doc_id)) : rows;
    const { rows: data, place } = fakePage(found, body, 5);
    return { success: true, data, ...place, ...(isIncluded(body, 'summary') && { summary: SUMMARY }) };
  });
}

/** `/billing/customer-documents` over these. */
export function customerDocumentsAre(rows: readonly DocumentRow[]): Fake {
  return answering(billing.customerDocuments, ({ body }) => {
    const data = body.customer_ids.split(',').map((customer_id) => {
      const own = rows.filter((row) => row.customer_id === customer_id);
      const { rows: documents, place } = fakePage(own, body, 5);
      return { customer_id, documents, ...place, ...(isIncluded(body, 'summary') && { summary: SUMMARY }) };
    });
    return { success: true, data };
  });
}

/** `/billing/items`: one line for every requested document. */
export const linesAre: Fake = answering(billing.documentItems, ({ query }) => ({
  success: true,
  data: (query?.ids ?? documentId(1))
    .split(',')
    .map((document_id) => ({ document_id, items: [lineRow()], tax_details: [] })),
}));

/** `/billing/payment-history` over these. */
export function paymentsAre(rows: readonly PaymentRow[]): Fake {
  return answering(billing.paymentHistory, ({ body = {} }) => {
    const ids = [body.document_ids, body.payment_ids].flatMap((text) => text?.split(',') ?? []);
    const asked = rows.filter(({ id, document_id }) => ids.includes(document_id) || ids.includes(id));
    return { success: true, data: asked };
  });
}

/** `/getAllQuickBilling` over these: those with the ids, or a page of all. */
export function quickBillsAre(rows: readonly QuickBillRow[]): Fake {
  return answering(billing.allQuickBilling, ({ query = {} }) => {
    const { ids } = query;
    const found = ids ? rows.filter(({ id }) => ids.split(',').includes(id)) : rows;
    const { rows: data, place } = fakePage(found, query);
    return { success: true, data, ...place, message: '' };
  });
}

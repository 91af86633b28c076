import { parseRupees } from '@galla/domain';
import { payloadOf } from '../../billing/testing/index.ts';
import { picture } from './recordCatalogue.ts';
import type { Recorder } from './Recorder.ts';

const paise = (text: string): number => parseRupees(text) ?? 0;

/** The documented payload for one unit of the first service, with sums computed like a client would. */
function bill(at: Recorder, type: 'invoice' | 'order' | 'proposal') {
  const service = (field: string) => at.at('catalogue.servicesProducts', 'services', 0, field);
  const item = {
    id: service('id'),
    kind: 'SERVICE' as const,
    title: service('title'),
    hsn: null,
    price: paise(service('offer')),
    gst: paise(service('gst_percentage')),
    taxInclusive: service('tax_inclusive') === '1',
  };
  const id = at.at('customers.addCustomer', 'data', 'customer_id');
  return payloadOf({
    type,
    customer: { id, mobile: '9829041526', stateCode: null, gstin: null },
    lines: [{ item }],
    shop: { registration: 'REGULAR', stateCode: at.at('session.me', 'state_code') },
  });
}

/** A prescription under its wire names. */
const PRESCRIBED = {
  right_sph: '-1.25',
  right_cyl: '-0.50',
  right_axis: '90',
  left_sph: '-1.00',
  age: '34',
  priscription: 'For distance',
};

/** Documents from creation to payment, and reading them. */
export async function recordBilling(at: Recorder): Promise<void> {
  await at.send('billing.createInvoice', {
    body: { ...bill(at, 'invoice'), prescription_detail: PRESCRIBED },
  });
  await at.send('billing.createOrder', { body: bill(at, 'order') });
  await at.send('billing.createProposal', { body: bill(at, 'proposal') });
  const document = at.at('billing.createInvoice', 'document_id');
  const customer = at.at('customers.addCustomer', 'data', 'customer_id');
  const pending = at.at('billing.createInvoice', 'data', 'pending_amount');
  await at.send('billing.recordPayment', {
    body: {
      document_id: document,
      amount: '1.00',
      expected_pending: pending,
      payment_mode: 'UPI',
      reference: '412345678901',
    },
  });
  const left = (Number(pending) - 1).toFixed(2);
  const edit = { ...bill(at, 'invoice'), pending_amount: left, reason: 'Customer changed it' };
  await at.send('billing.documentEditing', { query: { document_ids: document } });
  await at.send('billing.updateDocumentById', {
    params: { id: document },
    body: { ...edit, form_data: { ...edit.form_data, description: 'Wrap it' } },
  });
  await at.send('billing.updateDocument', {
    body: { ...edit, doc_id: document, expected_revision: 1, expected_pending: left },
  });
  await at.send('billing.documentChanges', { query: { document_ids: document } });
  await at.send('billing.updatePendingAmount', {
    params: { id: document },
    body: { pending_amount: '0.00', advance: left, expected_pending: left, payment_mode: 'Cash' },
  });
  await at.send('billing.createQuickBilling', {
    body: { amount: '250.00', customer_id: customer, phone: '9829041526' },
  });
  await at.send('billing.deleteQuickBilling', {
    params: { id: at.at('billing.createQuickBilling', 'data', 'id') },
  });
  await at.send('billing.createQuickBilling', {
    body: { amount: '250.00', customer_id: customer, phone: '9829041526' },
  });
  await at.send('billing.confirmQuickBilling', {
    body: { id: at.at('billing.createQuickBilling', 'data', 'id'), payment_mode: 'UPI' },
  });
  const quick = { id: at.at('billing.createQuickBilling', 'data', 'id') };
  await at.send('billing.undoQuickBillingReceipt', { body: quick });
  await at.send('billing.trashQuickBilling', { body: quick });
  await at.send('billing.restoreQuickBilling', { body: quick });
  await at.send('billing.quickBillingEvents', { body: { ids: quick.id } });
  await at.send('billing.exportQuickBilling', { body: { status: 'Pending' } });
  await at.send('billing.allQuickBilling', { query: { limit: 2 } });
  await at.send('billing.transactionCounts', {
    body: { invoices: { statuses: ['Paid'] }, orders: {}, quick_bills: { status: 'Pending' } },
  });
  await at.send('billing.cashOfDay', { query: { customer_ids: customer } });
  await at.send('billing.fetchDocuments', { body: { type: 'invoice', limit: 2, include: ['count'] } });
  await at.send('billing.customerDocuments', { body: { customer_ids: customer, limit: 2 } });
  await at.send('billing.getDocument', { params: { id: document } });
  await at.send('billing.documentItems', { query: { ids: document } });
  await at.send('billing.paymentHistory', { body: { document_id: document } });
  const days = { customer_id: customer, from_date: '2026-04-01', to_date: '2027-03-31' };
  await at.send('billing.customerStatement', { query: days });
  await at.send('billing.customerStatementPdf', { query: days });
  await at.send('billing.customerStatementXlsx', { query: days });
  await at.send('billing.generatePdf', { params: { id: document } });
  await at.send('billing.customerPrescriptions', { query: { customer_id: customer, limit: 2 } });
  await at.send('billing.prescriptionCard', { params: { id: document } });
  await at.send('billing.shareDocument', { body: { document_id: document } });
  await at.send('billing.documentShares', { query: { document_ids: document } });
  const secret = at.at('billing.shareDocument', 'secret');
  await at.send('billing.openShared', { body: { secret } });
  await at.send('billing.sharedPdf', { body: { secret } });
  await at.send('billing.revokeShare', { params: { id: at.at('billing.shareDocument', 'data', 'id') } });
  await recordAttachments(at, document);
  const order = at.at('billing.createOrder', 'document_id');
  await at.send('billing.exportDocuments', { body: { layout: 'transactions', type: 'all' } });
  await at.send('billing.exportPayments', { body: { document_id: document } });
  await at.send('reports.fetchReports', { body: { from_date: '2026-04-01', limit: 2 } });
  await at.send('reports.exportReports', { body: { from_date: '2026-04-01' } });
  await at.send('reports.gstSummary', { body: { by: 'PARTY', from_date: '2026-04-01', limit: 2 } });
  await at.send('reports.exportGstSummary', { body: { by: 'HSN', from_date: '2026-04-01' } });
  await at.send('reports.sellers', { body: { view: 'AMOUNT', from_date: '2026-04-01', limit: 2 } });
  await at.send('reports.exportSellers', { body: { view: 'SLOW', from_date: '2026-04-01' } });
  await at.send('reports.duesByAge', { body: { limit: 2 } });
  await at.send('reports.exportDues', { body: {} });
  await at.send('billing.trashDocument', { body: { document_id: order } });
  await at.send('billing.restoreDocument', { body: { document_id: order } });
  await at.send('billing.deleteDocument', { params: { id: order } });
  await at.send('billing.refundDocument', {
    body: {
      document_id: document,
      amount: '1.00',
      expected_received: pending,
      payment_mode: 'Cash',
      reason: 'Paid twice',
    },
  });
  await at.send('billing.refundVoucherPdf', {
    params: { id: at.at('billing.refundDocument', 'payment', 'id') },
  });
  await recordReturn(at, document);
  await recordDay(at);
  await recordReceipt(at);
  await at.send('billing.convertDocument', {
    body: { document_id: at.at('billing.createProposal', 'document_id'), type: 'order' },
  });
  await at.send('billing.previewPaper', { body: { paper: 'PAGE', template: 'PLAIN' } });
}

/** Returns a piece of an invoice, refunded in cash as far as it was paid. */
async function recordReturn(at: Recorder, document_id: string): Promise<void> {
  const line_id = at.at('billing.getDocument', 'data', 'items', 0, 'id');
  const refund = at.at('billing.refundDocument', 'data', 'pending_amount');
  await at.send('billing.createCreditNote', {
    body: {
      document_id,
      expected_pending: refund,
      expected_total: at.at('billing.getDocument', 'data', 'items', 0, 'total_amount'),
      reason: 'WRONG_SIZE',
      items: [{ line_id, qty: at.at('billing.getDocument', 'data', 'items', 0, 'qty'), condition: 'STOCK' }],
      settlement: 'REFUND',
      refund_mode: 'Cash',
    },
  });
  await at.send('billing.creditNotes', { body: { document_ids: document_id } });
  await at.send('billing.listCreditNotes', {
    body: { from_date: '2026-04-01', limit: 2, include: 'count,summary' },
  });
  await at.send('billing.exportCreditNotes', { body: { from_date: '2026-04-01' } });
  await at.send('billing.creditNotePdf', {
    params: { id: at.at('billing.createCreditNote', 'credit_note', 'id') },
  });
}

/** Attaches a picture to a document and deletes it. */
async function recordAttachments(at: Recorder, document_id: string): Promise<void> {
  await at.send('files.upload', { query: { use: 'attachment' }, files: { file: await picture() } });
  await at.send('billing.addAttachment', { body: { document_id, image_id: at.at('files.upload', 'id') } });
  await at.send('billing.listAttachments', { query: { document_ids: document_id } });
  await at.send('billing.deleteAttachment', { body: { id: at.at('billing.addAttachment', 'data', 'uid') } });
}

/** A cash expense today; the day is closed and reopened, so that its bills can still be changed. */
async function recordDay(at: Recorder): Promise<void> {
  await at.send('reports.createExpense', { body: { amount: '350.00', purpose: 'Tea, courier' } });
  const expense_id = at.at('reports.createExpense', 'expense', 'id');
  await at.send('reports.expenses', { body: { ids: expense_id } });
  await at.send('reports.deleteExpense', { body: { expense_id } });
  await at.send('reports.dayBook', { body: {} });
  const today = (field: string) => at.at('reports.dayBook', 'data', field);
  const sums = { expected_collected: today('collected'), expected_paid_out: today('paid_out') };
  await at.send('reports.closeDay', {
    body: {
      day: today('day'),
      opening: today('opening'),
      counted: '4998.00',
      coins: [
        { value: 500, count: 9 },
        { value: 200, count: 2 },
        { value: 50, count: 1 },
        { value: 20, count: 2 },
        { value: 2, count: 4 },
      ],
      note: 'A coin is missing',
      ...sums,
    },
  });
  const id = at.at('reports.closeDay', 'day_close', 'id');
  await at.send('reports.dayCloses', { body: { limit: 2 } });
  await at.send('reports.exportDayCloses', { body: {} });
  await at.send('reports.dayClosePdf', { params: { id } });
  await at.send('reports.reopenDay', { body: { day_close_id: id } });
}

/** A rupee on account, which pays part of the customer's oldest bill. */
async function recordReceipt(at: Recorder): Promise<void> {
  const customer_id = at.at('customers.addCustomer', 'data', 'customer_id');
  await at.send('customers.customers', { query: { ids: customer_id } });
  await at.send('billing.createReceipt', {
    body: {
      customer_id,
      amount: '1.00',
      expected_due: at.at('customers.customers', 'data', 0, 'pending_amount'),
      payment_mode: 'UPI',
      reference: '412345678902',
    },
  });
  await at.send('billing.setOpeningDue', {
    body: { customer_id, amount: '250.00', since: '2026-03-31' },
  });
  await at.send('customers.setCreditLimit', { body: { customer_id, credit_limit: '5000.00' } });
  const id = at.at('billing.createReceipt', 'receipt', 'id');
  await at.send('billing.receipts', { body: { ids: id } });
  await at.send('billing.receiptPdf', { params: { id } });
}

import { formatMessage } from '@galla/domain';
import type { Static } from 'typebox';
import type { TableColumn } from '../../catalogue/index.ts';
import type { DocumentRow, PaymentMade } from '../answers.ts';

/** A column of an export with its cell value for a row. */
export interface ExportColumn<Row> extends TableColumn {
  valueOf: (row: Row) => string;
}

type Document = Static<typeof DocumentRow>;
/** The fields of a document or an order that the record columns read. */
export type RecordRow = Pick<
  Document,
  | 'serial_number'
  | 'customer_name'
  | 'customer_phone'
  | 'total_items'
  | 'total_qty'
  | 'total_amount'
  | 'pending_amount'
  | 'employee_name'
  | 'status'
>;
type Payment = Static<typeof PaymentMade>;

const WIDE = 28;
const USUAL = 18;
const NARROW = 14;

const number = (): ExportColumn<RecordRow> => ({
  heading: formatMessage('transactions.column.invoice'),
  kind: 'text',
  width: USUAL,
  valueOf: (row) => row.serial_number,
});
const customer = (): ExportColumn<RecordRow> => ({
  heading: formatMessage('transactions.column.customer'),
  kind: 'text',
  width: WIDE,
  valueOf: (row) => row.customer_name,
});
const phone = (): ExportColumn<RecordRow> => ({
  heading: formatMessage('transactions.column.phone'),
  kind: 'text',
  width: USUAL,
  valueOf: (row) => row.customer_phone,
});
const items = (): ExportColumn<RecordRow> => ({
  heading: formatMessage('transactions.column.items'),
  kind: 'number',
  width: NARROW,
  valueOf: (row) => String(row.total_items),
});
const quantity = (): ExportColumn<RecordRow> => ({
  heading: formatMessage('transactions.column.quantity'),
  kind: 'number',
  width: NARROW,
  valueOf: (row) => row.total_qty,
});
const total = (): ExportColumn<RecordRow> => ({
  heading: formatMessage('transactions.column.total'),
  kind: 'money',
  width: NARROW,
  valueOf: (row) => row.total_amount,
});
const pending = (): ExportColumn<RecordRow> => ({
  heading: formatMessage('transactions.column.pending'),
  kind: 'money',
  width: NARROW,
  // A canceled document has nothing pending.
  valueOf: (row) => (row.status === 'Canceled' ? '0.00' : row.pending_amount),
});

/** Columns of `Billing_Records_{date}.xlsx` (spec 2 §9). */
export const recordColumns = (): ExportColumn<RecordRow>[] => [
  number(),
  customer(),
  phone(),
  items(),
  quantity(),
  total(),
  pending(),
  {
    heading: formatMessage('transactions.column.employee'),
    kind: 'text',
    width: WIDE,
    valueOf: (row) => row.employee_name ?? '',
  },
  {
    heading: formatMessage('transactions.column.status'),
    kind: 'text',
    width: NARROW,
    valueOf: (row) => {
      if (row.status === 'Canceled') return formatMessage('history.canceled');
      return formatMessage(Number(row.pending_amount) > 0 ? 'transactions.pending' : 'history.paid');
    },
  },
];

/**
 * Columns of `transactions.xlsx` (spec 2 §9), and at the end what credit notes took back: the screen's sum is the
 * total of bills that are neither canceled nor in the trash, less these.
 */
export const transactionColumns = (): ExportColumn<Document>[] => [
  { ...number(), heading: formatMessage('transactions.column.serialNumber') },
  customer(),
  phone(),
  {
    heading: formatMessage('transactions.column.reference'),
    kind: 'text',
    width: USUAL,
    valueOf: (row) => row.ref_invoice ?? '',
  },
  {
    heading: formatMessage('transactions.column.date'),
    kind: 'day',
    width: NARROW,
    valueOf: (row) => row.date,
  },
  items(),
  quantity(),
  total(),
  pending(),
  {
    heading: formatMessage('transactions.column.gst'),
    kind: 'money',
    width: NARROW,
    valueOf: (row) => row.total_gst,
  },
  {
    heading: formatMessage('transactions.column.status'),
    kind: 'text',
    width: NARROW,
    valueOf: (row) => (row.is_deleted ? formatMessage('transactions.inTrash') : row.status),
  },
  {
    heading: formatMessage('transactions.column.type'),
    kind: 'text',
    width: NARROW,
    valueOf: (row) => (row.order_id === null ? 'MOB' : 'WEB'),
  },
  {
    heading: formatMessage('transactions.column.returned'),
    kind: 'money',
    width: NARROW,
    valueOf: (row) => row.credited_amount,
  },
];

/** Columns of the payments of a document: a continuous chain of balances. */
export const paymentColumns = (dayOf: (instant: string) => string): ExportColumn<Payment>[] => [
  {
    heading: formatMessage('payments.column.date'),
    kind: 'day',
    width: NARROW,
    valueOf: (row) => dayOf(row.created_at),
  },
  {
    heading: formatMessage('payments.column.paid'),
    kind: 'money',
    width: NARROW,
    // Refunds are negative, so that the column can be summed.
    valueOf: (row) => (row.kind === 'refund' ? `-${row.paid_amount}` : row.paid_amount),
  },
  {
    heading: formatMessage('payments.column.before'),
    kind: 'money',
    width: NARROW,
    valueOf: (row) => row.previous_pending,
  },
  {
    heading: formatMessage('payments.column.after'),
    kind: 'money',
    width: NARROW,
    valueOf: (row) => row.new_pending,
  },
  {
    heading: formatMessage('payments.column.mode'),
    kind: 'text',
    width: NARROW,
    // A credit note is not money and must not be mistaken for a payment by credit.
    valueOf: (row) => (row.kind === 'credit_note' ? formatMessage('returns.creditNote') : row.payment_mode),
  },
  {
    heading: formatMessage('payments.column.reference'),
    kind: 'text',
    width: USUAL,
    valueOf: (row) => row.reference ?? row.credit_note_number ?? '',
  },
  {
    heading: formatMessage('reports.column.bank'),
    kind: 'text',
    width: USUAL,
    valueOf: (row) => row.bank ?? '',
  },
  {
    heading: formatMessage('payments.column.by'),
    kind: 'text',
    width: WIDE,
    valueOf: (row) => row.received_by_name,
  },
];

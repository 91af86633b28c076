import { formatMessage, type MessageKey, RETURN_REASON_LABELS } from '@galla/domain';
import type { Static } from 'typebox';
import type { ExportColumn } from '../export/columns.ts';
import type { CreditNote } from './contract.ts';

type Note = Static<typeof CreditNote>;

const WIDE = 28;
const USUAL = 18;
const NARROW = 14;

const column = (
  heading: MessageKey,
  kind: ExportColumn<Note>['kind'],
  width: number,
  valueOf: (note: Note) => string,
): ExportColumn<Note> => ({ heading: formatMessage(heading), kind, width, valueOf });

const money = (heading: MessageKey, valueOf: (note: Note) => string) =>
  column(heading, 'money', NARROW, valueOf);

/** The amount refunded, or the amount kept as credit; a note has only one of them. */
const backOf = ({ refund_mode: mode, refunded }: Note, kept: boolean): string =>
  (mode === 'Credit') === kept ? refunded : '0.00';

/** Columns of the workbook of credit notes: what accounting needs, and where the value went. */
export const noteColumns = (): ExportColumn<Note>[] => [
  column('returns.paper.number', 'text', USUAL, (note) => note.serial_number),
  column('transactions.column.date', 'day', NARROW, (note) => note.date),
  column('transactions.column.customer', 'text', WIDE, (note) => note.customer_name),
  column('transactions.column.phone', 'text', USUAL, (note) => note.customer_phone),
  column('returns.paper.against', 'text', USUAL, (note) => note.invoice_number),
  column('returns.reason', 'text', USUAL, (note) => formatMessage(RETURN_REASON_LABELS[note.reason])),
  column('returns.note', 'text', WIDE, (note) => note.note ?? ''),
  money('gst.column.taxable', (note) => note.taxable_value),
  money('billing.cgst', (note) => note.cgst),
  money('billing.sgst', (note) => note.sgst),
  money('billing.igst', (note) => note.igst),
  money('returns.discountPart', (note) => note.discount_amount),
  money('billing.roundOff', (note) => note.round_off),
  money('transactions.column.total', (note) => note.total_amount),
  money('returns.ofDue', (note) => note.against_due),
  money('returns.moneyBack', (note) => backOf(note, false)),
  column('payments.column.mode', 'text', NARROW, ({ refund_mode: mode }) =>
    mode === null || mode === 'Credit' ? '' : mode,
  ),
  money('credit.kept', (note) => backOf(note, true)),
  column('transactions.column.employee', 'text', WIDE, (note) => note.created_by_name),
];

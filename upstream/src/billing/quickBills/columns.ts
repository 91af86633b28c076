import { formatMessage, type MessageKey } from '@galla/domain';
import type { Static } from 'typebox';
import type { QuickBill } from '../answers.ts';
import type { ExportColumn } from '../export/columns.ts';

type Row = Static<typeof QuickBill>;

const WIDE = 28;
const USUAL = 18;
const NARROW = 14;

const column = (
  heading: MessageKey,
  kind: ExportColumn<Row>['kind'],
  width: number,
  valueOf: (row: Row) => string,
): ExportColumn<Row> => ({ heading: formatMessage(heading), kind, width, valueOf });

const statusOf = ({ is_deleted: gone, status }: Row): string => {
  if (gone === 1) return formatMessage('transactions.inTrash');
  return formatMessage(status === 'Paid' ? 'history.paid' : 'transactions.pending');
};

/** Columns of the workbook of quick bills. @param dayOf the shop's day of an instant */
export const quickColumns = (dayOf: (instant: string) => string): ExportColumn<Row>[] => [
  column('transactions.column.serialNumber', 'text', USUAL, (row) => row.tid),
  column('transactions.column.date', 'day', NARROW, (row) => dayOf(row.created_at)),
  column('transactions.column.customer', 'text', WIDE, (row) => row.customer_name),
  column('transactions.column.phone', 'text', USUAL, (row) => row.phone),
  column('transactions.column.total', 'money', NARROW, (row) => row.amount),
  column('transactions.column.pending', 'money', NARROW, (row) =>
    row.status === 'Paid' || row.is_deleted === 1 ? '0.00' : row.amount,
  ),
  column('transactions.column.status', 'text', NARROW, statusOf),
  column('payments.column.mode', 'text', NARROW, (row) => row.payment_mode ?? ''),
  column('payments.column.reference', 'text', USUAL, (row) => row.reference ?? ''),
  column('quickBill.receivedOn', 'day', NARROW, ({ received_at: at }) => (at === null ? '' : dayOf(at))),
];

import { formatMessage, type MessageKey, MONEY_MODES } from '@galla/domain';
import { paymentModeWord } from '../billing/index.ts';
import type { TableColumn } from '../catalogue/index.ts';
import { oneOf } from '../db/oneOf.ts';
import type { CollectedRow } from './list.ts';

interface ReportColumn extends TableColumn {
  valueOf: (row: CollectedRow) => string;
}

const WIDE = 28;
const USUAL = 18;

const column = (
  heading: MessageKey,
  kind: TableColumn['kind'],
  width: number,
  valueOf: ReportColumn['valueOf'],
): ReportColumn => ({ heading: formatMessage(heading), kind, width, valueOf });

/** Columns of the exported report: those of the screen (spec 2 §2), then the bill with its sums. */
export const reportColumns = (dayOf: (at: Date) => string): ReportColumn[] => [
  column('reports.column.date', 'day', USUAL, (row) => dayOf(row.createdAt)),
  column('reports.column.person', 'text', WIDE, (row) => row.person),
  column('reports.column.account', 'text', USUAL, (row) => row.reference),
  column(
    'reports.column.bank',
    'text',
    USUAL,
    (row) => row.bank ?? paymentModeWord[oneOf(MONEY_MODES, row.mode)],
  ),
  column('reports.column.amount', 'money', USUAL, (row) => row.amount),
  column('reports.column.collector', 'text', WIDE, (row) => row.collector),
  column('reports.column.bill', 'text', USUAL, (row) => row.number),
  column('reports.column.total', 'money', USUAL, (row) => row.total),
  column('reports.column.tax', 'money', USUAL, (row) => row.gst),
];

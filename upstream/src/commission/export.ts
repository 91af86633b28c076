import { commissionKind, dayIn, formatMessage, fullName } from '@galla/domain';
import type { Readable } from 'node:stream';
import { type ExportColumn, recordColumns, type RecordRow, toDocument, workbook } from '../billing/index.ts';
import { toOrder } from '../boutique/index.ts';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { allEarning, type EarningDocument } from './documents.ts';
import { allEarningOrders, type EarningOrder } from './orders.ts';

/** As many as a sheet is still opened with on a shop's computer. */
const MOST = 50_000;

interface EarnedRow extends RecordRow {
  points: string;
  earned: string;
}

const money = (heading: string, valueOf: (row: EarnedRow) => string): ExportColumn<EarnedRow> => ({
  heading,
  kind: 'money',
  width: 14,
  valueOf,
});

/** The documented columns, then what was earned: points only where there are any. */
const columnsOf = (rows: readonly EarnedRow[]): ExportColumn<EarnedRow>[] => [
  ...recordColumns(),
  ...(rows.some(({ points }) => Number(points) > 0)
    ? [{ ...money(formatMessage('commission.column.points'), (row) => row.points), kind: 'number' as const }]
    : []),
  money(formatMessage('commission.column.earned'), (row) => row.earned),
];

const ofDocument = (row: EarningDocument): EarnedRow => ({
  ...toDocument(row),
  points: row.earnedPoints,
  earned: row.earned,
});

const ofOrder = (row: EarningOrder): EarnedRow => {
  const order = toOrder(row);
  return {
    serial_number: order.order_no,
    customer_name: order.customer_name,
    customer_phone: order.customer_mobile ?? '',
    total_items: order.items,
    total_qty: String(order.quantity),
    total_amount: order.final_total,
    pending_amount: order.pending_amt,
    employee_name: fullName(row.firstName ?? '', row.lastName ?? ''),
    status: row.canceledAt === null ? 'Paid' : 'Canceled',
    points: '0',
    earned: row.earned,
  };
};

/** The rows of the page that match, as a workbook; their sum is that of the page. */
export async function commissionSheet(
  db: TenantDb,
  caller: Caller,
  employeeId: string,
  filter: { from?: string | undefined; to?: string | undefined; search?: string | undefined },
  now: Date,
): Promise<{ bytes: Readable; fileName: string }> {
  const kind = commissionKind(caller.capabilities);
  const rows =
    kind === 'BOUTIQUE'
      ? (await allEarningOrders(db, employeeId, filter, MOST)).map(ofOrder)
      : (await allEarning(db, employeeId, filter, MOST)).map(ofDocument);
  return {
    bytes: workbook(formatMessage('commission.column.earned'), columnsOf(rows), rows),
    fileName: formatMessage('commission.file', { date: dayIn(caller.timeZone, now) }),
  };
}

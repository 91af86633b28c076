import {
  commissionKind,
  dayIn,
  FIXED_STATUSES,
  formatMessage,
  fullName,
  type FixedStatus,
} from '@galla/domain';
import type { Readable } from 'node:stream';
import {
  statusOfWord,
  type ExportColumn,
  recordColumns,
  type RecordRow,
  toDocument,
  workbook,
} from '../billing/index.ts';
import { toOrder } from '../boutique/index.ts';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { allEarning, type EarningDocument, type EarningFilter } from './documents.ts';
import { allEarningOrders, type EarningOrder, type OrderFilter } from './orders.ts';

/** The largest sheet that a shop's computer still opens. */
const MOST = 50_000;

interface EarnedRow extends RecordRow {
  points: string;
  earned: string;
  /** Still expected; null when nothing. */
  expected: string | null;
}

const money = (heading: string, valueOf: (row: EarnedRow) => string): ExportColumn<EarnedRow> => ({
  heading,
  kind: 'money',
  width: 14,
  valueOf,
});

/** The documented columns, then the earnings; points only if there are any. */
const columnsOf = (rows: readonly EarnedRow[]): ExportColumn<EarnedRow>[] => [
  ...recordColumns(),
  ...(rows.some(({ points }) => Number(points) > 0)
    ? [{ ...money(formatMessage('commission.column.points'), (row) => row.points), kind: 'number' as const }]
    : []),
  money(formatMessage('commission.column.earned'), (row) => row.earned),
  ...(rows.some(({ expected }) => Number(expected ?? 0) > 0)
    ? [money(formatMessage('commission.column.expected'), (row) => row.expected ?? '0.00')]
    : []),
];

const ofDocument = (row: EarningDocument): EarnedRow => ({
  ...toDocument(row),
  points: row.earnedPoints,
  earned: row.earned,
  expected: row.expected,
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
    expected: row.expected,
  };
};

interface SheetFilter {
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
  /** Of documents and orders; each kind uses its own. */
  statuses?: readonly (FixedStatus | StatusWord)[] | undefined;
}

type StatusWord = keyof typeof statusOfWord;

const isFixed = (one: FixedStatus | StatusWord): one is FixedStatus => Object.hasOwn(FIXED_STATUSES, one);
const isWord = (one: FixedStatus | StatusWord): one is StatusWord => Object.hasOwn(statusOfWord, one);

/** Whether the status filter has none of this kind. */
const hasNone = ({ statuses }: { statuses?: readonly unknown[] | undefined }): boolean =>
  statuses?.length === 0;

const ofOrders = async (db: TenantDb, employeeId: string, filter: OrderFilter): Promise<EarnedRow[]> =>
  hasNone(filter) ? [] : (await allEarningOrders(db, employeeId, filter, MOST)).map(ofOrder);

const ofDocuments = async (db: TenantDb, employeeId: string, filter: EarningFilter): Promise<EarnedRow[]> =>
  hasNone(filter) ? [] : (await allEarning(db, employeeId, filter, MOST)).map(ofDocument);

/** The matching rows of the page as a workbook; its total equals that of the page. */
export async function commissionSheet(
  db: TenantDb,
  caller: Caller,
  employeeId: string,
  { statuses, ...filter }: SheetFilter,
  now: Date,
): Promise<{ bytes: Readable; fileName: string }> {
  const kind = commissionKind(caller.capabilities);
  const rows =
    kind === 'BOUTIQUE'
      ? await ofOrders(db, employeeId, { ...filter, statuses: statuses?.filter(isFixed) })
      : await ofDocuments(db, employeeId, {
          ...filter,
          statuses: statuses?.filter(isWord).map((one) => statusOfWord[one]),
        });
  return {
    bytes: workbook(formatMessage('commission.column.earned'), columnsOf(rows), rows),
    fileName: formatMessage('commission.file', { date: dayIn(caller.timeZone, now) }),
  };
}

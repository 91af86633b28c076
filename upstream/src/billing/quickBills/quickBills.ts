import { type Day, normalizeMobile } from '@galla/domain';
import { type Selectable, sql } from 'kysely';
import type { Static } from 'typebox';
import { containing } from '../../db/search.ts';
import type { TenantDb, TenantTables } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { idColumn, instantColumn } from '../../lists/columns.ts';
import { type ListOrder, type PageAsked, pageOf } from '../../lists/page.ts';
import type { QuickBill } from '../answers.ts';

/** Filter of a list of quick bills. */
export interface QuickBillFilter {
  /** Part of number, customer name or phone. */
  search?: string | undefined;
  ids?: readonly string[] | undefined;
  /** The shop's days, inclusive. */
  from?: Day | undefined;
  to?: Day | undefined;
  status?: 'PENDING' | 'PAID' | undefined;
  /** True: only quick bills in the trash; false: none of them. */
  inTrash?: boolean | undefined;
  /** Created or changed since. */
  updatedSince?: Date | undefined;
}

/** Sort keys of quick bills. */
export type QuickBillOrder = 'created' | 'updated';

/** The quick bills that match and that the caller may see: all for the owner, their own for an employee (spec 1 §6). */
export function selectQuickBills(
  db: TenantDb,
  { employeeId, timeZone }: Caller,
  filter: QuickBillFilter = {},
) {
  const { search = '', ids, updatedSince, from, to, status, inTrash } = filter;
  const day = sql<string>`(created_at at time zone ${timeZone})::date`;
  const digits = normalizeMobile(search);
  return (
    db.sql
      .selectFrom('quickBill')
      .where('tenantId', '=', db.tenantId)
      .$if(employeeId !== null, (bills) => bills.where('createdBy', '=', employeeId ?? ''))
      .$if(ids !== undefined, (bills) => bills.where('id', 'in', ids ?? []))
      .$if(updatedSince !== undefined, (bills) => bills.where('updatedAt', '>=', updatedSince ?? new Date(0)))
      .$if(from !== undefined, (bills) => bills.where(day, '>=', from ?? ''))
      .$if(to !== undefined, (bills) => bills.where(day, '<=', to ?? ''))
      .$if(status !== undefined, (bills) => bills.where('status', '=', status ?? ''))
      // A quick bill in the trash is neither paid nor pending.
      .$if(inTrash !== undefined || status !== undefined, (bills) =>
        bills.where('trashedAt', inTrash === true ? 'is not' : 'is', null),
      )
      .$if(search.trim() !== '', (bills) =>
        bills.where((bill) =>
          bill.or([
            bill('number', 'ilike', containing(search)),
            bill('customerName', 'ilike', containing(search)),
            ...(digits ? [bill('phone', 'like', containing(digits))] : []),
          ]),
        ),
      )
  );
}

const COLUMNS: Record<QuickBillOrder, ListOrder['columns']> = {
  created: [instantColumn('created_at'), idColumn('id')],
  updated: [instantColumn('updated_at'), idColumn('id')],
};

export type QuickBillRecord = Selectable<TenantTables['quickBill']>;

/** Maps a status from the wire to the table. */
export const statusAsked = (word: 'Paid' | 'Pending' | null | undefined): QuickBillFilter['status'] =>
  word == null ? undefined : word === 'Paid' ? 'PAID' : 'PENDING';

/** A page of quick bills, newest first unless ordered otherwise. */
export async function listQuickBills(
  db: TenantDb,
  caller: Caller,
  filter: QuickBillFilter,
  asked: PageAsked,
  {
    by = 'created',
    direction = 'desc',
  }: { by?: QuickBillOrder | undefined; direction?: ListOrder['direction'] | undefined } = {},
) {
  const page = pageOf(db, { list: `quick bills ${by}`, columns: COLUMNS[by], direction }, asked);
  return page.answer(await page.of(selectQuickBills(db, caller, filter).selectAll()).execute());
}

/** Number of matches on all pages. */
export async function countQuickBills(
  db: TenantDb,
  caller: Caller,
  filter: QuickBillFilter,
): Promise<number> {
  const { count } = await selectQuickBills(db, caller, filter)
    .select((bill) => bill.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Sums of all matches on all pages. */
export async function sumQuickBills(db: TenantDb, caller: Caller, filter: QuickBillFilter) {
  const sums = await selectQuickBills(db, caller, filter)
    .select([
      sql<string>`coalesce(sum(amount) filter (where trashed_at is null), 0.00)`.as('billed'),
      sql<string>`coalesce(sum(amount) filter (where status = 'PAID'), 0.00)`.as('received'),
      sql<string>`coalesce(sum(amount) filter (where status = 'PENDING' and trashed_at is null), 0.00)`.as(
        'pending',
      ),
      sql<string>`coalesce(sum(amount) filter (where trashed_at is not null), 0.00)`.as('trashed'),
      sql<string>`count(*) filter (where trashed_at is null)`.as('bills'),
      sql<string>`count(*) filter (where status = 'PENDING' and trashed_at is null)`.as('pendingBills'),
      sql<string>`count(*) filter (where trashed_at is not null)`.as('trashedBills'),
    ])
    .executeTakeFirstOrThrow();
  const { billed, received, pending, trashed } = sums;
  return {
    billed,
    received,
    pending,
    trashed,
    bills: Number(sums.bills),
    pending_bills: Number(sums.pendingBills),
    trashed_bills: Number(sums.trashedBills),
  };
}

/** A quick bill that must exist. */
export function findQuickBill(db: TenantDb, caller: Caller, id: string): Promise<QuickBillRecord> {
  return selectQuickBills(db, caller).where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

/** A quick bill in its wire shape. */
export function toQuickBill(row: QuickBillRecord): Static<typeof QuickBill> {
  return {
    id: row.id,
    tid: row.number,
    amount: row.amount,
    created_at: row.createdAt.toISOString(),
    customer_id: row.customerId,
    customer_name: row.customerName,
    phone: row.phone,
    status: row.status === 'PAID' ? 'Paid' : 'Pending',
    payment_mode: row.mode === null ? null : row.mode === 'UPI' ? 'UPI' : 'Cash',
    reference: row.reference,
    received_at: row.receivedAt?.toISOString() ?? null,
    received_by: row.receivedBy,
    is_deleted: row.trashedAt === null ? 0 : 1,
    deleted_at: row.trashedAt?.toISOString() ?? null,
  };
}

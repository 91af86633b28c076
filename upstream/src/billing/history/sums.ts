import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { type DocumentFilter, matches } from './list.ts';
import { ownDocuments } from './ownership.ts';

const BILL = sql`canceled_at is null and type <> 'PROPOSAL'`;
const CANCELED = sql`canceled_at is not null and type <> 'PROPOSAL'`;

/** Canceled documents count only as canceled; proposals are no bills and count in `total` alone. */
const SUMS = [
  sql<string>`count(*)`.as('total'),
  sql<string>`coalesce(sum(total) filter (where ${BILL}), 0.00)`.as('billed'),
  sql<string>`coalesce(sum(total - pending) filter (where ${BILL}), 0.00)`.as('received'),
  sql<string>`coalesce(sum(pending) filter (where ${BILL}), 0.00)`.as('pending'),
  sql<string>`coalesce(sum(total) filter (where ${CANCELED}), 0.00)`.as('canceled'),
  sql<string>`count(*) filter (where ${BILL})`.as('bills'),
  sql<string>`count(*) filter (where ${BILL} and pending > 0)`.as('pendingBills'),
  sql<string>`count(*) filter (where ${CANCELED})`.as('canceledBills'),
] as const;

/** Sums of documents as the database has them; rupees and counts as text. */
export type Sums = Record<
  'total' | 'billed' | 'received' | 'pending' | 'canceled' | 'bills' | 'pendingBills' | 'canceledBills',
  string
>;

const NONE: Sums = {
  total: '0',
  billed: '0.00',
  received: '0.00',
  pending: '0.00',
  canceled: '0.00',
  bills: '0',
  pendingBills: '0',
  canceledBills: '0',
};

function matching(db: TenantDb, caller: Caller, filter: DocumentFilter) {
  return db.sql
    .selectFrom('document')
    .where('document.tenantId', '=', db.tenantId)
    .where(ownDocuments(caller))
    .where(matches(filter));
}

/** Sums over all documents that match, whatever the page. */
export function sumDocuments(db: TenantDb, caller: Caller, filter: DocumentFilter): Promise<Sums> {
  return matching(db, caller, filter).select(SUMS).executeTakeFirstOrThrow();
}

/** The same for each of many customers. */
export async function sumByCustomer(
  db: TenantDb,
  caller: Caller,
  filter: DocumentFilter,
  customerIds: readonly string[],
): Promise<(customerId: string) => Sums> {
  const rows = await matching(db, caller, filter)
    .where('document.customerId', 'in', customerIds)
    .groupBy('document.customerId')
    .select('document.customerId')
    .select(SUMS)
    .execute();
  const sums = new Map(rows.map((row) => [row.customerId, row]));
  return (customerId) => sums.get(customerId) ?? NONE;
}

/** Sums as they stand on the wire. */
export function toSums({ total, bills, pendingBills, canceledBills, ...sums }: Sums) {
  const { billed, received, pending, canceled } = sums;
  return {
    total: Number(total),
    summary: {
      billed,
      received,
      pending,
      canceled,
      bills: Number(bills),
      pending_bills: Number(pendingBills),
      canceled_bills: Number(canceledBills),
    },
  };
}

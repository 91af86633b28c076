import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import type { fetchDocuments } from '../contract.ts';
import { type DocumentFilter, matches } from './list.ts';
import { ownDocuments } from './ownership.ts';

const BILL = sql`canceled_at is null and type <> 'PROPOSAL'`;
const CANCELED = sql`canceled_at is not null and trashed_at is null and type <> 'PROPOSAL'`;
const TRASHED = sql`trashed_at is not null and type <> 'PROPOSAL'`;

/** A billed order counts as its invoice, except in a list of orders alone. */
const billsOf = ({ types }: DocumentFilter) =>
  types?.length === 1 ? BILL : sql`${BILL} and billed_at is null`;

/** Requested extra parts of a list; undefined means count and summary. */
export type Include = Static<NonNullable<typeof fetchDocuments.schema.body>>['include'];

/** Number of matching rows, as text. */
export const COUNT = sql<string>`count(*)`.as('total');

/**
 * Returned goods do not count as billed. Canceled documents count only as canceled, trashed ones only as trashed;
 * proposals count in `total` alone.
 */
const sumsOf = (bill: RawBuilder<unknown>) =>
  [
    COUNT,
    sql<string>`coalesce(sum(total - credited) filter (where ${bill}), 0.00)`.as('billed'),
    sql<string>`coalesce(sum(total - credited - pending) filter (where ${bill}), 0.00)`.as('received'),
    sql<string>`coalesce(sum(pending) filter (where ${bill}), 0.00)`.as('pending'),
    sql<string>`coalesce(sum(total) filter (where ${CANCELED}), 0.00)`.as('canceled'),
    sql<string>`coalesce(sum(total) filter (where ${TRASHED}), 0.00)`.as('trashed'),
    sql<string>`count(*) filter (where ${bill})`.as('bills'),
    sql<string>`count(*) filter (where ${bill} and pending > 0)`.as('pendingBills'),
    sql<string>`count(*) filter (where ${CANCELED})`.as('canceledBills'),
    sql<string>`count(*) filter (where ${TRASHED})`.as('trashedBills'),
  ] as const;

/** Sums of documents from the database; rupees and counts as text. */
type Sums = Record<
  | 'total'
  | 'billed'
  | 'received'
  | 'pending'
  | 'canceled'
  | 'trashed'
  | 'bills'
  | 'pendingBills'
  | 'canceledBills'
  | 'trashedBills',
  string
>;

const NONE: Sums = {
  total: '0',
  billed: '0.00',
  received: '0.00',
  pending: '0.00',
  canceled: '0.00',
  trashed: '0.00',
  bills: '0',
  pendingBills: '0',
  canceledBills: '0',
  trashedBills: '0',
};

/** The matching documents that the caller may see. */
export function matchingDocuments(db: TenantDb, caller: Caller, filter: DocumentFilter) {
  return db.sql
    .selectFrom('document')
    .where('document.tenantId', '=', db.tenantId)
    .where(ownDocuments(caller))
    .where(matches(filter));
}

/** The requested sums over all matching documents, regardless of the page; only what was requested is computed. */
export async function sumDocuments(db: TenantDb, caller: Caller, filter: DocumentFilter, include: Include) {
  if (asksForNone(include)) return {};
  const documents = matchingDocuments(db, caller, filter);
  if (asksOnlyForCount(include)) {
    const { total } = await documents.select(COUNT).executeTakeFirstOrThrow();
    return toSums({ ...NONE, total }, include);
  }
  return toSums(await documents.select(sumsOf(billsOf(filter))).executeTakeFirstOrThrow(), include);
}

/** The same per customer. */
export async function sumByCustomer(
  db: TenantDb,
  caller: Caller,
  filter: DocumentFilter,
  customerIds: readonly string[],
  include: Include,
) {
  if (asksForNone(include)) return () => ({});
  const documents = matchingDocuments(db, caller, filter)
    .where('document.customerId', 'in', customerIds)
    .groupBy('document.customerId')
    .select('document.customerId');
  const rows: (Partial<Sums> & { customerId: string | null })[] = asksOnlyForCount(include)
    ? await documents.select(COUNT).execute()
    : await documents.select(sumsOf(billsOf(filter))).execute();
  const sums = new Map(rows.map((row) => [row.customerId, { ...NONE, ...row }]));
  return (customerId: string) => toSums(sums.get(customerId) ?? NONE, include);
}

const asksForNone = (include: Include): boolean =>
  include?.every((part) => part === 'page' || part === 'changes') ?? false;

const asksOnlyForCount = (include: Include): boolean => include !== undefined && !include.includes('summary');

/** Sums in their wire shape. */
function toSums(
  { total, bills, pendingBills, canceledBills, trashedBills, ...sums }: Sums,
  include: Include,
) {
  const { billed, received, pending, canceled, trashed } = sums;
  const summary = {
    billed,
    received,
    pending,
    canceled,
    trashed,
    bills: Number(bills),
    pending_bills: Number(pendingBills),
    canceled_bills: Number(canceledBills),
    trashed_bills: Number(trashedBills),
  };
  const has = (part: 'count' | 'summary'): boolean => include?.includes(part) ?? true;
  return { ...(has('count') && { total: Number(total) }), ...(has('summary') && { summary }) };
}

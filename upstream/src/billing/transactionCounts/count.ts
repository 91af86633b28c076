import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import type { DocumentFilter } from '../history/list.ts';
import { COUNT, matchingDocuments } from '../history/sums.ts';
import { type QuickBillFilter, selectQuickBills } from '../quickBills/quickBills.ts';

/** What to count; nothing is read for what is left out. */
interface Asked {
  invoices: DocumentFilter | undefined;
  orders: DocumentFilter | undefined;
  quickBills: QuickBillFilter | undefined;
}

/** Counts the matches of each kind that the caller may see, in one statement. */
export async function countTransactions(
  db: TenantDb,
  caller: Caller,
  { invoices, orders, quickBills }: Asked,
): Promise<{ [K in keyof Asked]?: number }> {
  const documents = (filter: DocumentFilter) => matchingDocuments(db, caller, filter).select(COUNT);
  const asked = [
    invoices && documents({ ...invoices, types: ['INVOICE'] }).as('invoices'),
    orders && documents({ ...orders, types: ['ORDER'] }).as('orders'),
    quickBills && selectQuickBills(db, caller, quickBills).select(COUNT).as('quickBills'),
  ].filter((one) => one !== undefined);
  if (asked.length === 0) return {};
  const counts = await db.sql.selectNoFrom(asked).executeTakeFirstOrThrow();
  return Object.fromEntries(Object.entries(counts).map(([what, count]) => [what, Number(count)]));
}

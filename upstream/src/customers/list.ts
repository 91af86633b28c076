import { customerSearch, customerWords, findCustomers } from '@galla/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import { mayMatch } from '../db/mayMatch.ts';
import type { TenantDb, TenantTables } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { billableBy, visibleTo } from './visibility.ts';

/** Which customers a list shows. */
export interface CustomerFilter {
  /** Words of the name, or the mobile number however it is typed, as domain ranks them. */
  search?: string | undefined;
  group?: string | undefined;
  assignedTo?: string | undefined;
  ids?: readonly string[] | undefined;
  /** The walk-in alone; lists are without it, unless it is asked for by its id. */
  walkIn?: boolean | undefined;
}

function matches({ search, group, assignedTo, ids, walkIn = false }: CustomerFilter) {
  return (customer: ExpressionBuilder<TenantTables, 'customer'>) => {
    const conditions = [];
    if (ids) conditions.push(customer('customer.id', 'in', ids));
    else conditions.push(customer('customer.walkIn', '=', walkIn));
    if (group) conditions.push(customer('customer.groupName', '=', group));
    if (assignedTo) conditions.push(customer('customer.assignedTo', '=', assignedTo));
    if (search?.trim()) conditions.push(mayMatch('customer.searchText', customerSearch(search)));
    return customer.and(conditions);
  };
}

/** Those whom the caller may see; by their ids also those whom he may only bill. */
function visible(db: TenantDb, caller: Caller, filter: CustomerFilter, now: Date) {
  return db.sql
    .selectFrom('customer')
    .where('customer.tenantId', '=', db.tenantId)
    .where(filter.ids ? billableBy(caller, now) : visibleTo(caller))
    .where(matches(filter));
}

/** The ids of what a search finds, the best first; of equally good ones who was seen last. */
async function found(db: TenantDb, caller: Caller, filter: CustomerFilter, now: Date): Promise<string[]> {
  const rows = await visible(db, caller, filter, now)
    .orderBy('customer.lastSeenAt', 'desc')
    .orderBy('customer.id', 'desc')
    .select(['customer.id', 'customer.name', 'customer.mobile'])
    .execute();
  const customers = rows.map(({ id, name, mobile }) => ({
    id,
    words: customerWords({ name, mobile: mobile ?? '' }),
  }));
  return findCustomers(customers, filter.search ?? '').map(({ id }) => id);
}

/** Those of a filter with what they bought and owe, last seen first. */
function withSums(
  db: TenantDb,
  caller: Caller,
  filter: CustomerFilter,
  page: { limit: number; offset: number },
  now: Date,
) {
  const customers = visible(db, caller, filter, now)
    .orderBy('customer.lastSeenAt', 'desc')
    .orderBy('customer.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .selectAll('customer')
    .select((customer) => customer.and([visibleTo(caller)(customer)]).as('visible'))
    .as('page');
  // Summed for the page only, by the index on a customer's documents.
  return db.sql
    .selectFrom(customers)
    .leftJoinLateral(
      (outer) =>
        outer
          .selectFrom('document')
          .where('document.tenantId', '=', db.tenantId)
          .whereRef('document.customerId', '=', 'page.id')
          .where('document.type', 'in', ['INVOICE', 'ORDER'])
          .where('document.canceledAt', 'is', null)
          .select((bill) => [
            bill.fn.countAll<string>().as('bills'),
            sql<string>`coalesce(sum(document.pending), 0.00)`.as('pending'),
            bill.fn.max('document.issuedAt').as('lastVisit'),
          ])
          .as('sums'),
      (join) => join.onTrue(),
    )
    .orderBy('page.lastSeenAt', 'desc')
    .orderBy('page.id', 'desc')
    .selectAll('page')
    .select(['sums.bills', 'sums.pending', 'sums.lastVisit'])
    .execute();
}

export type CustomerRow = Awaited<ReturnType<typeof withSums>>[number];

export interface CustomerPage {
  rows: CustomerRow[];
  /** How many match, on all pages. */
  total: number;
}

/**
 * A page of the customers that the caller may see, with what they bought and owe: what a search finds, the best first;
 * else who was seen last.
 */
export async function listCustomers(
  db: TenantDb,
  caller: Caller,
  filter: CustomerFilter,
  page: { limit: number; offset: number },
  now: Date,
): Promise<CustomerPage> {
  if (!filter.search?.trim()) {
    const rows = await withSums(db, caller, filter, page, now);
    const { count } = await visible(db, caller, filter, now)
      .select((customer) => customer.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return { rows, total: Number(count) };
  }
  const all = await found(db, caller, filter, now);
  const ids = all.slice(page.offset, page.offset + page.limit);
  if (ids.length === 0) return { rows: [], total: all.length };
  const rows = await withSums(db, caller, { ...filter, ids }, { limit: ids.length, offset: 0 }, now);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total: all.length };
}

import { customerSearch, customerWords, findCustomers } from '@galla/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import { mayMatch } from '../db/mayMatch.ts';
import type { TenantDb, TenantTables } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { idColumn, instantColumn } from '../lists/columns.ts';
import {
  type ListOrder,
  type Page,
  type PageAsked,
  pageOf,
  type PageRows,
  rankedPage,
} from '../lists/page.ts';
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

const LAST_SEEN_FIRST: ListOrder = {
  list: 'customers',
  columns: [instantColumn('customer.last_seen_at'), idColumn('customer.id')],
  direction: 'desc',
};

/** Those of a page, last seen first, with what they bought and owe where that is asked for. */
function rowsOf(
  db: TenantDb,
  customers: ReturnType<typeof visible>,
  caller: Caller,
  { page, withBalance }: { page: Page; withBalance: boolean },
) {
  const rows = page
    .of(customers.selectAll('customer'))
    .select((customer) => customer.and([visibleTo(caller)(customer)]).as('visible'))
    .as('page');
  // Summed for the page only, by the index on a customer's documents.
  return db.sql
    .selectFrom(rows)
    .selectAll('page')
    .$if(withBalance, (query) =>
      query
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
        .select(['sums.bills', 'sums.pending', 'sums.lastVisit']),
    )
    .orderBy('page.lastSeenAt', 'desc')
    .orderBy('page.id', 'desc')
    .execute();
}

export type CustomerRow = Awaited<ReturnType<typeof rowsOf>>[number];

/** Which page of customers is asked for, and what beside it. */
export interface CustomersAsked extends PageAsked {
  withBalance: boolean;
  withCount?: boolean;
}

export interface CustomerPage extends PageRows<CustomerRow> {
  /** How many match, on all pages; only where it is asked for. */
  total?: number;
}

/**
 * A page of the customers that the caller may see, with what they bought and owe: what a search finds, the best first;
 * else who was seen last.
 */
export async function listCustomers(
  db: TenantDb,
  caller: Caller,
  filter: CustomerFilter,
  asked: CustomersAsked,
  now: Date,
): Promise<CustomerPage> {
  const { withBalance, withCount = false } = asked;
  if (filter.search?.trim()) return listFound(db, caller, filter, asked, now);
  const page = pageOf(db, LAST_SEEN_FIRST, asked);
  const rows = await rowsOf(db, visible(db, caller, filter, now), caller, { page, withBalance });
  if (!withCount) return page.answer(rows);
  const { count } = await visible(db, caller, filter, now)
    .select((customer) => customer.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return { ...page.answer(rows), total: Number(count) };
}

async function listFound(
  db: TenantDb,
  caller: Caller,
  filter: CustomerFilter,
  asked: CustomersAsked,
  now: Date,
): Promise<CustomerPage> {
  const all = await found(db, caller, filter, now);
  const { rows: ids, ...rest } = rankedPage(db, 'customers found', all, asked);
  const total = asked.withCount ? { total: all.length } : {};
  if (ids.length === 0) return { rows: [], ...rest, ...total };
  const page = pageOf(db, LAST_SEEN_FIRST, { limit: ids.length });
  const those = visible(db, caller, { ...filter, ids }, now);
  const rows = await rowsOf(db, those, caller, { page, withBalance: asked.withBalance });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), ...rest, ...total };
}

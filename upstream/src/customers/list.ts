import { customerSearch, customerWords, findCustomers } from '@galla/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import { mayMatch } from '../db/mayMatch.ts';
import type { TenantDb, TenantTables } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
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
  groups?: readonly string[] | undefined;
  /** Of any of these employees. */
  assignedTo?: readonly string[] | undefined;
  ids?: readonly string[] | undefined;
  /** Added or changed since. */
  updatedSince?: Date | undefined;
  /** The walk-in alone; lists are without it, unless it is asked for by its id. */
  walkIn?: boolean | undefined;
}

function matches({ search, groups, assignedTo, ids, walkIn = false, updatedSince }: CustomerFilter) {
  return (customer: ExpressionBuilder<TenantTables, 'customer'>) => {
    const conditions = [];
    if (ids) conditions.push(customer('customer.id', '=', sql<string>`any(${ids}::uuid[])`));
    else conditions.push(customer('customer.walkIn', '=', walkIn));
    if (groups) conditions.push(customer('customer.groupName', 'in', groups));
    if (assignedTo) conditions.push(customer('customer.assignedTo', 'in', assignedTo));
    if (updatedSince) conditions.push(customer('customer.updatedAt', '>=', updatedSince));
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

/** By what customers are listed. */
export type CustomerOrder = 'seen' | 'name' | 'updated';

/** What each order compares in a table or part of it, the first first; the id parts those that are equal. */
const columnsOf = (of: 'customer' | 'page'): Record<CustomerOrder, ListOrder['columns']> => ({
  seen: [sql.ref(`${of}.last_seen_at`), sql.ref(`${of}.id`)],
  name: [sql`${sql.ref(`${of}.name`)} collate natural_order`, sql.ref(`${of}.id`)],
  updated: [sql.ref(`${of}.updated_at`), sql.ref(`${of}.id`)],
});
const CUSTOMER = columnsOf('customer');
const PAGE = columnsOf('page');

type Order = ListOrder & { by: CustomerOrder };

/** The order that is asked for: who was seen last unless another is. */
const orderOf = ({ by = 'seen', direction }: Pick<CustomersAsked, 'by' | 'direction'>): Order => ({
  by,
  list: by === 'seen' ? 'customers' : `customers ${by}`,
  columns: CUSTOMER[by],
  direction: direction ?? (by === 'name' ? 'asc' : 'desc'),
});

/** Those of a page in its order, with what they bought and owe where that is asked for. */
function rowsOf(
  db: TenantDb,
  customers: ReturnType<typeof visible>,
  caller: Caller,
  { page, order, withBalance }: { page: Page; order: Order; withBalance: boolean },
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
    .orderBy(sql.join(PAGE[order.by].map((column) => sql`${column} ${sql.raw(order.direction)}`)))
    .execute();
}

export type CustomerRow = Awaited<ReturnType<typeof rowsOf>>[number];

/** Which page of customers is asked for, and what beside it. */
export interface CustomersAsked extends PageAsked {
  withBalance: boolean;
  withCount?: boolean;
  /** Left out, what a search finds best comes first, else who was seen last. */
  by?: CustomerOrder | undefined;
  direction?: ListOrder['direction'] | undefined;
}

export interface CustomerPage extends PageRows<CustomerRow> {
  /** How many match, on all pages; only where it is asked for. */
  total?: number;
}

/**
 * A page of the customers that the caller may see, with what they bought and owe: what a search finds, the best first;
 * else who was seen last; or in the order that is asked for.
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
  const order = orderOf(asked);
  const page = pageOf(db, order, asked);
  const rows = await rowsOf(db, visible(db, caller, filter, now), caller, { page, order, withBalance });
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
  // In an order of their own, those that are found are a list like any other.
  if (asked.by) return listCustomers(db, caller, { ...filter, search: undefined, ids: all }, asked, now);
  const { rows: ids, ...rest } = rankedPage(db, 'customers found', all, asked);
  const total = asked.withCount ? { total: all.length } : {};
  if (ids.length === 0) return { rows: [], ...rest, ...total };
  const order = orderOf({});
  const page = pageOf(db, order, { limit: ids.length });
  const those = visible(db, caller, { ...filter, ids }, now);
  const rows = await rowsOf(db, those, caller, { page, order, withBalance: asked.withBalance });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), ...rest, ...total };
}

import { customerSearch, customerWords, findCustomers } from '@galla/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import { mayMatch } from '../db/mayMatch.ts';
import type { TenantDb, TenantTables } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { idColumn, instantColumn, textColumn } from '../lists/columns.ts';
import {
  type ListOrder,
  type Page,
  type PageAsked,
  pageOf,
  type PageRows,
  rankedPage,
} from '../lists/page.ts';
import { billableBy, seesDetails, visibleTo } from './visibility.ts';

/** Filter of a list of customers. */
export interface CustomerFilter {
  /** Words of the name, or the mobile number in any notation, ranked by domain's rules. */
  search?: string | undefined;
  groups?: readonly string[] | undefined;
  /** Only customers without a group. */
  ungrouped?: boolean | undefined;
  /** Assigned to any of these employees. */
  assignedTo?: readonly string[] | undefined;
  /** Only unassigned customers. */
  unassigned?: boolean | undefined;
  ids?: readonly string[] | undefined;
  /** Created or changed since. */
  updatedSince?: Date | undefined;
  /** Only the walk-in, which is otherwise excluded unless requested by id. */
  walkIn?: boolean | undefined;
}

function matches(filter: CustomerFilter) {
  const { search, groups, ungrouped, assignedTo, unassigned, ids, walkIn = false, updatedSince } = filter;
  return (customer: ExpressionBuilder<TenantTables, 'customer'>) => {
    const conditions = [];
    if (ids) conditions.push(customer('customer.id', '=', sql<string>`any(${ids}::uuid[])`));
    else conditions.push(customer('customer.walkIn', '=', walkIn));
    if (groups) conditions.push(customer('customer.groupName', 'in', groups));
    if (ungrouped) conditions.push(customer('customer.groupName', 'is', null));
    if (assignedTo) conditions.push(customer('customer.assignedTo', 'in', assignedTo));
    if (unassigned) conditions.push(customer('customer.assignedTo', 'is', null));
    if (updatedSince) conditions.push(customer('customer.updatedAt', '>=', updatedSince));
    if (search?.trim()) conditions.push(mayMatch('customer.searchText', customerSearch(search)));
    return customer.and(conditions);
  };
}

/** Customers visible to the caller; when requested by id, also those the caller may only bill. */
export function visible(db: TenantDb, caller: Caller, filter: CustomerFilter, now: Date) {
  return db.sql
    .selectFrom('customer')
    .where('customer.tenantId', '=', db.tenantId)
    .where(filter.ids ? billableBy(caller, now) : visibleTo(caller))
    .where(matches(filter));
}

/** The search results, best match first, then last seen first. */
export async function found(db: TenantDb, caller: Caller, filter: CustomerFilter, now: Date) {
  const rows = await visible(db, caller, filter, now)
    .orderBy('customer.lastSeenAt', 'desc')
    .orderBy('customer.id', 'desc')
    .select([
      'customer.id',
      'customer.name',
      'customer.mobile',
      'customer.company',
      'customer.address',
      'customer.city',
      'customer.groupName',
      'customer.assignedTo',
    ])
    .execute();
  // Hidden details are not searched either, since a hit would reveal them.
  const isOpen = seesDetails(caller);
  const customers = rows.map(({ name, mobile, company, address, city, ...row }) => ({
    ...row,
    words: customerWords({
      name,
      mobile: mobile ?? '',
      ...(isOpen && { company, address: [address, city].filter(Boolean).join(' ') }),
    }),
  }));
  return findCustomers(customers, filter.search ?? '');
}

/** Name of the list of search results, which its cursors are bound to. */
export const FOUND = 'customers found';

/** Sort keys of customers. */
export type CustomerOrder = 'seen' | 'name' | 'updated';

/** The columns each order compares, in sequence; the id breaks ties. */
const columnsOf = (of: 'customer' | 'page'): Record<CustomerOrder, ListOrder['columns']> => ({
  seen: [instantColumn(`${of}.last_seen_at`), idColumn(`${of}.id`)],
  name: [textColumn(sql`${sql.ref(`${of}.name`)} collate natural_order`), idColumn(`${of}.id`)],
  updated: [instantColumn(`${of}.updated_at`), idColumn(`${of}.id`)],
});
const CUSTOMER = columnsOf('customer');
const PAGE = columnsOf('page');

type Order = ListOrder & { by: CustomerOrder };

/** The requested order; default last seen first. */
const orderOf = ({ by = 'seen', direction }: Pick<CustomersAsked, 'by' | 'direction'>): Order => ({
  by,
  list: by === 'seen' ? 'customers' : `customers ${by}`,
  columns: CUSTOMER[by],
  direction: direction ?? (by === 'name' ? 'asc' : 'desc'),
});

export const LAST_SEEN_FIRST = orderOf({});

/** The tags of the newest note with tags, for the customers of a page. */
const tagsOf = (db: TenantDb) => sql<string[]>`coalesce(
  (select note.tags from customer_note note
   where note.tenant_id = ${db.tenantId} and note.customer_id = page.id and note.tags <> '{}'
   order by note.created_at desc, note.id desc limit 1), '{}')`;

/** The customers of a page in its order, with purchases and dues if requested. */
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
  // Sums for this page only, using the index on a customer's documents.
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
              // A billed order counts as its invoice.
              .where('document.billedAt', 'is', null)
              .select((bill) => [
                bill.fn.countAll<string>().as('bills'),
                sql<string>`coalesce(sum(document.pending), 0.00) + page.opening_pending`.as('pending'),
                bill.fn.max('document.issuedAt').as('lastVisit'),
              ])
              .as('sums'),
          (join) => join.onTrue(),
        )
        .select(['sums.bills', 'sums.pending', 'sums.lastVisit'])
        .select(tagsOf(db).as('tags')),
    )
    .orderBy(sql.join(PAGE[order.by].map(({ value }) => sql`${value} ${sql.raw(order.direction)}`)))
    .execute();
}

export type CustomerRow = Awaited<ReturnType<typeof rowsOf>>[number];

/** The requested page of customers, and what to include. */
export interface CustomersAsked extends PageAsked {
  withBalance: boolean;
  withCount?: boolean;
  /** Default best match first for a search, else last seen first. */
  by?: CustomerOrder | undefined;
  direction?: ListOrder['direction'] | undefined;
}

export interface CustomerPage extends PageRows<CustomerRow> {
  /** Number of matches on all pages, if requested. */
  total?: number;
}

/**
 * A page of the customers that the caller may see, with purchases and dues: for a search best match first, else last
 * seen first, or in the requested order.
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
  const all = (await found(db, caller, filter, now)).map(({ id }) => id);
  // With an explicit order, the search results are a list like any other.
  if (asked.by) return listCustomers(db, caller, { ...filter, search: undefined, ids: all }, asked, now);
  const { rows: ids, ...rest } = rankedPage(db, FOUND, all, asked);
  const total = asked.withCount ? { total: all.length } : {};
  if (ids.length === 0) return { rows: [], ...rest, ...total };
  return { rows: await rowsById(db, caller, ids, asked, now), ...rest, ...total };
}

/** The customers with these ids, in that order. */
export async function rowsById(
  db: TenantDb,
  caller: Caller,
  ids: readonly string[],
  { withBalance }: Pick<CustomersAsked, 'withBalance'>,
  now: Date,
): Promise<CustomerRow[]> {
  if (ids.length === 0) return [];
  const order = LAST_SEEN_FIRST;
  const page = pageOf(db, order, { limit: ids.length });
  const rows = await rowsOf(db, visible(db, caller, { ids }, now), caller, { page, order, withBalance });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

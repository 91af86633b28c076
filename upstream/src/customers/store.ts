import { normalizeMobile } from '@galla/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import { containing } from '../db/search.ts';
import type { TenantDb, TenantTables } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { billableBy, visibleTo } from './visibility.ts';

/** Which customers a list shows. */
export interface CustomerFilter {
  /** Part of the name, or of the mobile number however it is typed. */
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
    if (search?.trim()) {
      const digits = normalizeMobile(search);
      const byName = customer('customer.name', 'ilike', containing(search));
      conditions.push(
        digits ? customer.or([byName, customer('customer.mobile', 'like', containing(digits))]) : byName,
      );
    }
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

/** A page of the customers that the caller may see, last seen first, with what they bought and owe. */
export function listCustomers(
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

export type CustomerRow = Awaited<ReturnType<typeof listCustomers>>[number];

/** How many match, on all pages. */
export async function countCustomers(
  db: TenantDb,
  caller: Caller,
  filter: CustomerFilter,
  now: Date,
): Promise<number> {
  const { count } = await visible(db, caller, filter, now)
    .select((customer) => customer.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The customer that has a mobile number, whoever may see it. */
export async function customerWithMobile(db: TenantDb, mobile: string): Promise<string | undefined> {
  const row = await db.sql
    .selectFrom('customer')
    .where('tenantId', '=', db.tenantId)
    .where('mobile', '=', mobile)
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

/** Whether the caller may see a customer. */
export async function isVisible(db: TenantDb, caller: Caller, id: string): Promise<boolean> {
  const row = await db.sql
    .selectFrom('customer')
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.id', '=', id)
    .where(visibleTo(caller))
    .select('customer.id')
    .executeTakeFirst();
  return row !== undefined;
}

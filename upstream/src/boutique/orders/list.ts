import { normalizeMobile } from '@galla/domain';
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import { containing } from '../../db/search.ts';
import type { TenantDb, TenantTables } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { readDays } from '../../http/days.ts';
import { dayColumn, idColumn, instantColumn, textColumn, wholeColumn } from '../../lists/columns.ts';
import { sinceOf } from '../../lists/changes.ts';
import { pageOf, type PageAsked } from '../../lists/page.ts';
import type { listOrders } from './contract.ts';
import { selectOrders } from './orders.ts';

type Body = Static<NonNullable<typeof listOrders.schema.body>>;

const id = idColumn('boutique_order.id');
const ORDER_BY = {
  createdAt: [instantColumn('boutique_order.created_at'), id],
  invoiceNo: [textColumn('boutique_order.financial_year'), wholeColumn('boutique_order.serial'), id],
  deliveryDate: [dayColumn('boutique_order.delivery_date'), id],
  updatedAt: [instantColumn('boutique_order.updated_at'), id],
} as const;

const listed = (one: string | readonly string[] | null | undefined): string[] =>
  (one == null ? [] : typeof one === 'string' ? [one] : [...one]).map((text) => text.trim()).filter(Boolean);

type Query = ExpressionBuilder<
  TenantTables & { status: TenantTables['orderStatus']; invoice: TenantTables['document'] },
  'boutiqueOrder' | 'customer' | 'status' | 'stage' | 'invoice'
>;

/** The condition of a filter. */
function matches(body: Body, tenantId: string, since: Date | undefined) {
  const { filters = {}, ids } = body;
  const { from, to } = readDays({
    from_date: filters.dateRange?.start ?? null,
    to_date: filters.dateRange?.end ?? null,
  });
  const statuses = listed(filters.status).map((text) => text.toLowerCase());
  const stages = listed(filters.stage).map((text) => text.toLowerCase());
  const text = filters.search?.trim();
  return (order: Query) => {
    const conditions = [];
    const works = (table: 'boutiquePiece' | 'boutiqueAssignment', employee: string) =>
      order(
        'boutiqueOrder.id',
        'in',
        order
          .selectFrom(table)
          .where(`${table}.tenantId`, '=', tenantId)
          .where(sql<string>`employee_id::text`, '=', employee)
          .select(`${table}.orderId`),
      );
    const named = (column: 'status' | 'stage', asked: string[]) =>
      order.or([
        order(sql<string>`${sql.ref(`${column}.id`)}::text`, 'in', asked),
        order(sql<string>`lower(${sql.ref(`${column}.name`)})`, 'in', asked),
      ]);
    if (ids) conditions.push(order('boutiqueOrder.id', 'in', ids.split(',')));
    if (statuses.length > 0) conditions.push(named('status', statuses));
    if (stages.length > 0) conditions.push(named('stage', stages));
    if (from) conditions.push(order('boutiqueOrder.orderedOn', '>=', from));
    if (to) conditions.push(order('boutiqueOrder.orderedOn', '<=', to));
    if (filters.customer)
      conditions.push(order(sql<string>`boutique_order.customer_id::text`, '=', filters.customer));
    if (filters.employee)
      conditions.push(
        order.or([
          order(sql<string>`boutique_order.employee_id::text`, '=', filters.employee),
          works('boutiquePiece', filters.employee),
          works('boutiqueAssignment', filters.employee),
        ]),
      );
    if (filters.invoiceNo?.trim()) {
      const part = containing(filters.invoiceNo.trim());
      conditions.push(
        order.or([order('boutiqueOrder.number', 'ilike', part), order('invoice.number', 'ilike', part)]),
      );
    }
    const digits = filters.customerNumber && normalizeMobile(filters.customerNumber);
    if (filters.customerNumber?.trim())
      conditions.push(order('customer.mobile', 'like', containing(digits || filters.customerNumber.trim())));
    if (text) {
      const mobile = normalizeMobile(text);
      conditions.push(
        order.or([
          order('boutiqueOrder.number', 'ilike', containing(text)),
          order('customer.name', 'ilike', containing(text)),
          ...(mobile ? [order('customer.mobile', 'like', containing(mobile))] : []),
        ]),
      );
    }
    if (since) conditions.push(order('boutiqueOrder.updatedAt', '>=', since));
    return order.and(conditions);
  };
}

const narrowed = (db: TenantDb, caller: Caller, body: Body, now: Date) =>
  selectOrders(db, caller).where(matches(body, db.tenantId, sinceOf(body.updated_since, now)) as never);

/** A page of the matching orders that the caller may see, newest first unless ordered otherwise. */
export async function listPage(db: TenantDb, caller: Caller, body: Body, now: Date) {
  const { sortBy = 'createdAt', sortOrder = 'desc', include, ids } = body;
  const asked: PageAsked = {
    limit: body.limit ?? (ids ? 100 : 20),
    offset: body.offset,
    after: body.after,
    withCursors: include?.includes('page'),
  };
  const order = { list: `boutique orders ${sortBy}`, columns: ORDER_BY[sortBy], direction: sortOrder };
  const page = pageOf(db, order, asked);
  return page.answer(await page.of(narrowed(db, caller, body, now)).execute());
}

/** The four figures over all matches (spec 3 §2.4). */
export async function statsOf(db: TenantDb, caller: Caller, body: Body, now: Date) {
  const rows = narrowed(db, caller, body, now) as unknown as SelectQueryBuilder<
    Record<string, never>,
    never,
    Record<string, never>
  >;
  const sums = await rows
    .clearSelect()
    .select([
      sql<string>`count(*)`.as('total'),
      sql<string>`count(*) filter (where status.fixed in ('IN_PROCESS', 'PARTIALLY_DONE'))`.as('processing'),
      sql<string>`count(*) filter (where status.fixed = 'COMPLETED')`.as('delivered'),
      sql<string>`coalesce(sum(boutique_order.total) filter (where status.fixed = 'COMPLETED'), 0.00)`.as(
        'earned',
      ),
    ])
    .executeTakeFirstOrThrow();
  return {
    total: Number(sums.total),
    processing: Number(sums.processing),
    delivered: Number(sums.delivered),
    total_earned: sums.earned,
  };
}

import { boutique } from '@galla/upstream/contract';
import { checkRange } from '@galla/domain';
import { WIRE_DIRECTION } from '../billing/index.ts';
import type { Context } from '../context.ts';
import { refuseOn } from '../refusals/refuseOn.ts';
import { changesOf, connection, includeWithChanges, pageOf } from '../relay/connection.ts';
import { dbIdOf, optionalDbId } from '../relay/ids.ts';
import { type Lookahead, selects } from '../relay/lookahead.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import type { OrderFilter, TenantordersArgs } from '../types.generated.ts';
import { orderOf, type OrderMapper } from './orders.mappers.ts';

const FIELDS = {
  CREATED: 'createdAt',
  NUMBER: 'invoiceNo',
  DELIVERY: 'deliveryDate',
  UPDATED: 'updatedAt',
} as const;

/** Upstream's query for filtered orders. */
function filtersOf(filter: OrderFilter | null | undefined) {
  const { statuses, stages, from, to, customer, employee, number, customerMobile, search } = filter ?? {};
  if (from && to) refuseOn(checkRange(from, to));
  return omitUndefined({
    status: statuses?.map((id) => dbIdOf('OrderStatus', id)),
    stage: stages?.map((id) => dbIdOf('Stage', id)),
    dateRange: from || to ? { start: from ?? null, end: to ?? null } : undefined,
    customer: optionalDbId('Customer', customer),
    employee: optionalDbId('Employee', employee),
    invoiceNo: number,
    customerNumber: customerMobile,
    search,
  });
}

/** Relations selected below the orders are fetched here, one call per relation regardless of their number. */
async function fetchRelations(
  orders: readonly OrderMapper[],
  { loaders }: Context,
  selected: (relation: string) => boolean,
): Promise<void> {
  const ids = orders.map(({ dbId }) => dbId);
  const history = ['payments', 'timeline', 'links'].some((relation) => selected(relation));
  await Promise.allSettled([
    selected('customer') && loaders.customers.fetch(orders.flatMap(({ customerId }) => customerId ?? [])),
    selected('employee') && loaders.employees.fetch(orders.flatMap(({ employeeId }) => employeeId ?? [])),
    (selected('items') || selected('qrCodes')) && loaders.orderItems.fetch(ids),
    history && loaders.orderHistory.fetch(ids),
    selected('invoice') && loaders.documents.fetch(orders.flatMap(({ documentId }) => documentId ?? [])),
  ]);
}

/** A page of the shop's orders with the four figures. */
export async function orderConnection(args: TenantordersArgs, context: Context, info: Lookahead) {
  const { filter, orderBy, updatedSince, ...paged } = args;
  const page = pageOf({ ...paged, first: paged.first ?? 20 });
  const include = [...includeWithChanges(info), ...(selects(info, 'summary') ? ['stats' as const] : [])];
  const body = {
    filters: filtersOf(filter),
    ...omitUndefined({
      updated_since: updatedSince ?? undefined,
      sortBy: orderBy ? FIELDS[orderBy.field] : undefined,
      sortOrder: orderBy ? WIRE_DIRECTION[orderBy.direction] : undefined,
    }),
    ...page,
    include,
  };
  const answer = await context.call(boutique.listOrders, { body });
  const orders = answer.orders.map(orderOf);
  context.loaders.orders.prime(orders);
  await fetchRelations(orders, context, (relation) => selects(info, 'edges', 'node', relation));
  const { stats } = answer;
  return Object.assign(
    {
      ...connection(orders, answer, page),
      get summary() {
        if (stats === undefined) throw new Error('The summary was not asked for');
        const { total, processing, delivered, total_earned: earned } = stats;
        return { total, inProcess: processing, completed: delivered, earned };
      },
    },
    { ...changesOf('Order', { updatedSince }, answer.changes) },
  );
}

import { fullName } from '@galla/domain';
import type { Static } from 'typebox';
import { newId } from '../../db/id.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { EVENT_KINDS, type EventFacts, type OrderEventRow } from './schemas.ts';
import { ownOrders } from './visible.ts';

export interface OrderEvent {
  kind: (typeof EVENT_KINDS)[number];
  facts?: Static<typeof EventFacts>;
}

/** Records events of an order, with the person who caused them. */
export async function noteEvents(
  db: TenantDb,
  { caller, now }: { caller: Pick<Caller, 'staffId'>; now: Date },
  orderId: string,
  events: readonly OrderEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await db.sql
    .insertInto('boutiqueEvent')
    .values(
      events.map(({ kind, facts = {} }) => ({
        tenantId: db.tenantId,
        id: newId(),
        orderId,
        kind,
        facts: JSON.stringify(facts),
        madeBy: caller.staffId,
        createdAt: now,
      })),
    )
    .execute();
}

/** The events of orders that the caller may see, newest first. */
export function selectEvents(db: TenantDb, caller: Pick<Caller, 'employeeId' | 'tenantId'>) {
  return db.sql
    .selectFrom('boutiqueEvent as event')
    .innerJoin('boutiqueOrder', (join) =>
      join
        .onRef('boutiqueOrder.tenantId', '=', 'event.tenantId')
        .onRef('boutiqueOrder.id', '=', 'event.orderId'),
    )
    .innerJoin('customer', (join) =>
      join
        .onRef('customer.tenantId', '=', 'boutiqueOrder.tenantId')
        .onRef('customer.id', '=', 'boutiqueOrder.customerId'),
    )
    .innerJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'event.tenantId').onRef('staff.id', '=', 'event.madeBy'),
    )
    .where('event.tenantId', '=', db.tenantId)
    .where(ownOrders(caller) as never)
    .selectAll('event')
    .select(['staff.firstName', 'staff.lastName'])
    .orderBy('event.createdAt', 'desc')
    .orderBy('event.id', 'desc');
}

type Row = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number];

export const toEvent = (row: Row): Static<typeof OrderEventRow> => ({
  id: row.id,
  order_id: row.orderId,
  kind: oneOf(EVENT_KINDS, row.kind),
  at: row.createdAt.toISOString(),
  by_name: fullName(row.firstName, row.lastName),
  facts: row.facts as Static<typeof EventFacts>,
});

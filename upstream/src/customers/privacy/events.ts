import { CONSENT_SOURCES, DATA_EVENTS, type ConsentSource, type DataEvent } from '@galla/domain';
import type { Static } from 'typebox';
import { newId } from '../../db/id.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Call } from '../../http/route.ts';
import { MOST_TOLD, writerName } from '../writer.ts';
import type { DataEventRow } from './contract.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;
type EventAnswer = Static<typeof DataEventRow>;

/** Records an action on a customer's own data, with the person. */
export async function noteEvent(
  { db, caller, now }: Writer,
  customerId: string,
  kind: DataEvent,
  source: ConsentSource | null = null,
): Promise<void> {
  await db.sql
    .insertInto('customerDataEvent')
    .values({
      tenantId: db.tenantId,
      id: newId(),
      customerId,
      kind,
      source,
      createdBy: caller.staffId,
      createdAt: now,
    })
    .execute();
}

/** The actions on the data of each customer, newest first. */
export async function eventsOf(
  db: TenantDb,
  customerIds: readonly string[],
): Promise<Map<string, EventAnswer[]>> {
  const rows = await db.sql
    .selectFrom('customer')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('customerDataEvent')
          .whereRef('customerDataEvent.tenantId', '=', 'customer.tenantId')
          .whereRef('customerDataEvent.customerId', '=', 'customer.id')
          .orderBy('customerDataEvent.createdAt', 'desc')
          .orderBy('customerDataEvent.id', 'desc')
          .limit(MOST_TOLD)
          .selectAll('customerDataEvent')
          .as('event'),
      (join) => join.onTrue(),
    )
    .leftJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'event.tenantId').onRef('staff.id', '=', 'event.createdBy'),
    )
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.id', 'in', customerIds)
    .selectAll('event')
    .select(['staff.firstName', 'staff.lastName'])
    .orderBy('event.createdAt', 'desc')
    .orderBy('event.id', 'desc')
    .execute();
  const events = rows.map((row) => ({
    customerId: row.customerId,
    event: {
      id: row.id,
      kind: oneOf(DATA_EVENTS, row.kind),
      source: row.source === null ? null : oneOf(CONSENT_SOURCES, row.source),
      created_at: row.createdAt.toISOString(),
      created_by: writerName(row),
    },
  }));
  const byCustomer = Map.groupBy(events, ({ customerId }) => customerId);
  return new Map([...byCustomer].map(([id, found]) => [id, found.map(({ event }) => event)]));
}

import type { Static } from 'typebox';
import type { TenantDb } from '../../db/tenant.ts';
import { MOST_TOLD, writerName } from '../writer.ts';
import type { StatusChange } from './schemas.ts';

type ChangeAnswer = Static<typeof StatusChange>;

/** The status history of each customer, newest first, in one statement for any number of customers. */
export async function statusChangesOf(
  db: TenantDb,
  customerIds: readonly string[],
): Promise<Map<string, ChangeAnswer[]>> {
  const rows = await db.sql
    .selectFrom('customer')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('customerStatusChange')
          .whereRef('customerStatusChange.tenantId', '=', 'customer.tenantId')
          .whereRef('customerStatusChange.customerId', '=', 'customer.id')
          .orderBy('customerStatusChange.createdAt', 'desc')
          .orderBy('customerStatusChange.id', 'desc')
          .limit(MOST_TOLD)
          .selectAll('customerStatusChange')
          .as('change'),
      (join) => join.onTrue(),
    )
    .leftJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'change.tenantId').onRef('staff.id', '=', 'change.createdBy'),
    )
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.id', 'in', customerIds)
    .selectAll('change')
    .select(['staff.firstName', 'staff.lastName'])
    .orderBy('change.createdAt', 'desc')
    .orderBy('change.id', 'desc')
    .execute();
  const byCustomer = Map.groupBy(rows, ({ customerId }) => customerId);
  return new Map([...byCustomer].map(([id, changes]) => [id, changes.map(toChange)]));
}

/** The statuses with these ids, unordered. */
export async function statusChangesByIds(db: TenantDb, ids: readonly string[]): Promise<ChangeAnswer[]> {
  const rows = await db.sql
    .selectFrom('customerStatusChange as change')
    .leftJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'change.tenantId').onRef('staff.id', '=', 'change.createdBy'),
    )
    .where('change.tenantId', '=', db.tenantId)
    .where('change.id', 'in', ids)
    .selectAll('change')
    .select(['staff.firstName', 'staff.lastName'])
    .execute();
  return rows.map(toChange);
}

function toChange(row: {
  id: string;
  status: string;
  previousStatus: string | null;
  formValues: unknown;
  scheduledOn: Date | null;
  createdAt: Date;
  firstName: string | null;
  lastName: string | null;
}): ChangeAnswer {
  return {
    id: row.id,
    current_status: row.status,
    previous_status: row.previousStatus,
    details: row.formValues as ChangeAnswer['details'],
    schedule_on: row.scheduledOn?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    created_by: writerName(row),
  };
}

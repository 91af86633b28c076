import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { visibleTo } from '../visibility.ts';

type Counted =
  | 'document'
  | 'quickBill'
  | 'appointment'
  | 'customerNote'
  | 'customerStatusChange'
  | 'familyMember';

/** The number of related records of each visible customer, in one statement. */
export async function countRecords(db: TenantDb, caller: Caller, ids: readonly string[]) {
  const of = (table: Counted, which = sql`true`): RawBuilder<number> => sql<number>`(
    select count(*)::int from ${sql.table(table)} as record
     where record.tenant_id = ${db.tenantId} and record.customer_id = customer.id and ${which})`;
  const rows = await db.sql
    .selectFrom('customer')
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.id', 'in', ids)
    .where('customer.walkIn', '=', false)
    .where(visibleTo(caller))
    .select([
      'customer.id',
      of('document').as('documents'),
      of('document', sql`record.prescription is not null`).as('prescriptions'),
      of('quickBill').as('quickBills'),
      of('appointment').as('appointments'),
      of('customerNote').as('notes'),
      of('customerStatusChange').as('statuses'),
      of('familyMember').as('members'),
    ])
    .execute();
  return rows.map(({ id, quickBills, ...counts }) => ({
    customer_id: id,
    quick_bills: quickBills,
    ...counts,
  }));
}

import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';

/** How many records hang on a customer, in one statement. */
export async function countRecords(db: TenantDb, customerId: string) {
  const of = (
    table:
      | 'document'
      | 'quickBill'
      | 'appointment'
      | 'customerNote'
      | 'customerStatusChange'
      | 'familyMember',
  ) =>
    db.sql
      .selectFrom(table)
      .where('tenantId', '=', db.tenantId)
      .where('customerId', '=', customerId)
      .select(sql<number>`count(*)::int`.as('count'));
  const row = await db.sql
    .selectNoFrom([
      of('document').as('documents'),
      of('quickBill').as('quickBills'),
      of('appointment').as('appointments'),
      of('customerNote').as('notes'),
      of('customerStatusChange').as('statuses'),
      of('familyMember').as('members'),
    ])
    .executeTakeFirstOrThrow();
  const { documents, quickBills, appointments, notes, statuses, members } = row;
  return {
    documents: Number(documents),
    quick_bills: Number(quickBills),
    appointments: Number(appointments),
    notes: Number(notes),
    statuses: Number(statuses),
    members: Number(members),
  };
}

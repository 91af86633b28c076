import type { TenantDb } from '../../db/tenant.ts';

/** The customers of these notes, statuses and family members, without duplicates. */
export async function customersOfRecords(db: TenantDb, ids: readonly string[]): Promise<string[]> {
  const of = (table: 'customerNote' | 'customerStatusChange' | 'familyMember') =>
    db.sql.selectFrom(table).where('tenantId', '=', db.tenantId).where('id', 'in', ids).select('customerId');
  const rows = await of('customerNote').union(of('customerStatusChange')).union(of('familyMember')).execute();
  return rows.map(({ customerId }) => customerId);
}

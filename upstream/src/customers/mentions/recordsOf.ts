import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';

/** Tables that belong to a customer and whose ids appear in stored responses and notifications. */
const TABLES = [
  'document',
  'quick_bill',
  'boutique_order',
  'appointment',
  'customer_note',
  'customer_status_change',
  'family_member',
] as const;

/** All ids that refer to a customer: the customer's own, those merged into it, and those of related rows. */
export const recordsOf = ({ tenantId }: TenantDb, id: string) =>
  sql.join(
    [
      sql`select id from customer where tenant_id = ${tenantId} and (id = ${id} or merged_into = ${id})`,
      ...TABLES.map(
        (table) =>
          sql`select id from ${sql.table(table)} where tenant_id = ${tenantId} and customer_id = ${id}`,
      ),
    ],
    sql` union all `,
  );

/** Whether a stored response contains one of these ids. */
export const namesOneOf = (ids: ReturnType<typeof recordsOf>) =>
  sql<boolean>`exists (
    select from regexp_matches(answer::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') as named(id)
     where named.id[1]::uuid in (${ids}))`;

const texts = (all: readonly (string | null)[]): string[] => [
  ...new Set(all.filter((one): one is string => one !== null && one !== '')),
];

/** The current and former names and numbers of a customer, including those on issued papers. */
export async function calledOf(
  { sql: db, tenantId }: TenantDb,
  { id, name, mobile }: { id: string; name: string; mobile: string | null },
): Promise<{ names: string[]; mobiles: string[] }> {
  const { rows } = await sql<{ name: string | null; mobile: string | null }>`
    select customer_name as name, customer_mobile as mobile from document
     where tenant_id = ${tenantId} and customer_id = ${id}
    union
    select customer_name, phone from quick_bill where tenant_id = ${tenantId} and customer_id = ${id}
  `.execute(db);
  return {
    names: texts([name, ...rows.map((row) => row.name)]),
    mobiles: texts([mobile, ...rows.map((row) => row.mobile)]),
  };
}

import type { Kysely } from 'kysely';
import { createTenantTable } from './tenantTable.ts';

/**
 * Sales targets of employees (ADR 56): the target of a month applies until a later one replaces it; one
 * without an amount ends it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'sales_target',
    `employee_id uuid not null,
     month date not null check (extract(day from month) = 1),
     amount numeric(14,2) check (amount > 0),
     set_by uuid not null,
     set_at timestamptz not null,
     primary key (tenant_id, employee_id, month),
     foreign key (tenant_id, employee_id) references staff (tenant_id, id),
     foreign key (tenant_id, set_by) references staff (tenant_id, id)`,
    'select, insert, update',
  );
}

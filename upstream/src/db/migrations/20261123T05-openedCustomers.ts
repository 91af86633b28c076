import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * Whether employees may bill a colleague's customer after typing the full mobile number, and the customers
 * they opened this way: one row per user, customer and day, which is both the daily count and the log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table tenant_setting add emp_bill_by_mobile boolean not null default true`);
  await createTenantTable(
    db,
    'opened_customer',
    `staff_id uuid not null,
     opened_on date not null,
     customer_id uuid not null,
     opened_at timestamptz not null,
     primary key (tenant_id, staff_id, opened_on, customer_id),
     foreign key (tenant_id, staff_id) references staff (tenant_id, id),
     foreign key (tenant_id, customer_id) references customer (tenant_id, id) on delete cascade`,
    'select, insert, update',
  );
}

import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * Pictures that no record uses, not yet or no longer. `staff_id` is the user who may claim one within an
 * hour; null if a record released the picture. `aadhaar_sealed` is encrypted per row; columns named
 * `…_sealed` can only be read with the secret of the installation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'upload',
    `id uuid not null,
     staff_id uuid,
     use text not null check (use in ('avatar', 'logo', 'service', 'product')),
     path text not null,
     created_at timestamptz not null,
     primary key (tenant_id, id),
     foreign key (tenant_id, staff_id) references staff (tenant_id, id) on delete set null (staff_id)`,
    'select, insert, delete',
  );
  await run(
    db,
    `create index upload_by_time on upload (tenant_id, created_at)`,
    `create index upload_by_staff on upload (tenant_id, staff_id)`,
    `alter table staff add column aadhaar_sealed text`,
  );
}

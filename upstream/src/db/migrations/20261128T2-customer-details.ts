import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

const writtenBy = `created_by uuid,
     created_at timestamptz not null,
     foreign key (tenant_id, customer_id) references customer (tenant_id, id) on delete cascade,
     foreign key (tenant_id, created_by) references staff (tenant_id, id)`;

/**
 * Customer data beyond bills: the Aadhaar number (encrypted per row), notes, status history and family.
 * `edited_at` is the version that an edit is based on; bills do not change it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table customer
       add column aadhaar_sealed text,
       add column status text,
       add column status_at timestamptz,
       add column edited_at timestamptz not null default date_trunc('milliseconds', now())`,
  );
  await createTenantTable(
    db,
    'customer_note',
    `id uuid not null,
     customer_id uuid not null,
     note text not null,
     tags text[] not null default '{}',
     updated_at timestamptz not null,
     primary key (tenant_id, id),
     ${writtenBy}`,
  );
  await createTenantTable(
    db,
    'customer_status_change',
    `id uuid not null,
     customer_id uuid not null,
     status text not null,
     previous_status text,
     form_values jsonb not null default '{}',
     scheduled_on timestamptz,
     primary key (tenant_id, id),
     ${writtenBy}`,
  );
  await createTenantTable(
    db,
    'family_member',
    `id uuid not null,
     customer_id uuid not null,
     member_number text not null,
     name text not null,
     relation text,
     aadhaar_sealed text,
     district text,
     taluk text,
     village text,
     updated_at timestamptz not null,
     primary key (tenant_id, id),
     ${writtenBy}`,
  );
  await run(
    db,
    `create index customer_note_by_customer on customer_note (tenant_id, customer_id, created_at desc, id desc)`,
    `create index customer_status_change_by_customer
       on customer_status_change (tenant_id, customer_id, created_at desc, id desc)`,
    `create index family_member_by_customer on family_member (tenant_id, customer_id)`,
    `create unique index family_member_number on family_member (tenant_id, lower(member_number))`,
  );
}

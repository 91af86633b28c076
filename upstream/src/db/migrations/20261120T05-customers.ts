import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * Customers. `mobile` contains digits only, without a leading +91 or 0, and is unique in a shop.
 * `last_seen_at` is when the customer was added or last received a document, so that lists show frequent
 * customers first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'customer',
    `id uuid not null,
     name text not null,
     mobile text not null check (mobile ~ '^[0-9]{1,15}$'),
     email text,
     group_name text,
     company text,
     gstin text,
     address text,
     city text,
     state_code text,
     dob date,
     anniversary date,
     source text not null default 'COUNTER',
     assigned_to uuid,
     created_by uuid,
     created_at timestamptz not null default now(),
     last_seen_at timestamptz not null default now(),
     primary key (tenant_id, id),
     unique (tenant_id, mobile),
     foreign key (tenant_id, assigned_to) references staff (tenant_id, id)`,
  );
  await run(
    db,
    `create index customer_by_seen on customer (tenant_id, last_seen_at desc, id desc)`,
    `create index customer_by_assigned on customer (tenant_id, assigned_to)`,
  );
}

import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/** The branches of a gym and their members. A branch with members cannot be deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'branch',
    `id uuid not null,
     name text not null check (char_length(name) between 1 and 60),
     address text not null,
     phone text not null,
     email text not null,
     manager text not null,
     opening_hours text not null,
     facilities text[] not null,
     status text not null check (status in ('ACTIVE', 'INACTIVE', 'MAINTENANCE')),
     created_at timestamptz not null,
     updated_at timestamptz not null,
     primary key (tenant_id, id)`,
  );
  await createTenantTable(
    db,
    'gym_member',
    `id uuid not null,
     -- Every member is a customer of the shop.
     customer_id uuid not null,
     branch_id uuid not null,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     primary key (tenant_id, id),
     unique (tenant_id, customer_id),
     foreign key (tenant_id, customer_id) references customer (tenant_id, id),
     foreign key (tenant_id, branch_id) references branch (tenant_id, id)`,
  );
  await run(
    db,
    `create unique index branch_by_name on branch (tenant_id, lower(name))`,
    `create index gym_member_by_branch on gym_member (tenant_id, branch_id)`,
  );
}

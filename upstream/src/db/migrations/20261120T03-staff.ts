import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/** The users who can sign in, which are the owner and the employees, and the rights of designations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'designation',
    `id uuid not null,
     name text not null,
     created_at timestamptz not null default now(),
     primary key (tenant_id, id),
     unique (tenant_id, name)`,
  );
  await createTenantTable(
    db,
    'menu_right',
    `designation_id uuid not null,
     menu text not null,
     can_view boolean not null default false,
     can_create boolean not null default false,
     can_edit boolean not null default false,
     can_delete boolean not null default false,
     primary key (tenant_id, designation_id, menu),
     foreign key (tenant_id, designation_id) references designation (tenant_id, id) on delete cascade`,
  );
  await createTenantTable(
    db,
    'staff',
    `id uuid not null,
     kind text not null check (kind in ('OWNER', 'EMPLOYEE')),
     first_name text not null,
     last_name text not null default '',
     mobile text not null,
     email text,
     dob date,
     gender text,
     address text,
     image text,
     designation_id uuid,
     joined_on date,
     active boolean not null default true,
     created_at timestamptz not null default now(),
     primary key (tenant_id, id),
     unique (tenant_id, mobile),
     foreign key (tenant_id, designation_id) references designation (tenant_id, id)`,
  );
  await run(db, `create index staff_by_designation on staff (tenant_id, designation_id)`);
}

import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * API keys act in the shop like its users, so that every author column can refer to them: each is a row of
 * `staff` without a login number. The lookup data of a key is needed before the shop is known, and is not
 * part of a shop's export.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table staff
       drop constraint staff_kind_check,
       add constraint staff_kind_check check (kind in ('OWNER', 'EMPLOYEE', 'KEY')),
       alter column mobile drop not null,
       add constraint staff_mobile_check check ((mobile is null) = (kind = 'KEY'))`,
  );
  await createTenantTable(
    db,
    'api_key',
    `id uuid not null,
     name text not null check (char_length(name) between 1 and 40),
     scopes text[] not null check (cardinality(scopes) > 0),
     created_by uuid not null,
     created_at timestamptz not null,
     primary key (tenant_id, id),
     foreign key (tenant_id, id) references staff (tenant_id, id),
     foreign key (tenant_id, created_by) references staff (tenant_id, id)`,
    'select, insert',
  );
  await run(
    db,
    `create table directory.api_key (
       key_hash bytea primary key,
       key_id uuid not null unique,
       tenant_id uuid not null references directory.tenant,
       expires_at timestamptz,
       last_used_at timestamptz,
       revoked_at timestamptz
     )`,
    `create index api_key_by_tenant on directory.api_key (tenant_id)`,
    `grant select, insert, update, delete on directory.api_key to galla_app`,
  );
}

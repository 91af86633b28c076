import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * Links to documents. Who created and who revoked one is kept; its secret is not stored. The lookup data of a
 * link is needed before the shop is known, and is not part of a shop's export.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'document_share',
    `id uuid not null,
     document_id uuid not null,
     ends_at timestamptz not null check (ends_at > created_at),
     created_by uuid not null,
     created_at timestamptz not null,
     revoked_by uuid,
     revoked_at timestamptz,
     primary key (tenant_id, id),
     foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade,
     foreign key (tenant_id, created_by) references staff (tenant_id, id),
     foreign key (tenant_id, revoked_by) references staff (tenant_id, id),
     check ((revoked_by is null) = (revoked_at is null))`,
    'select, insert, update',
  );
  await run(
    db,
    `create index document_share_by_document on document_share (tenant_id, document_id, ends_at)`,
    `create table directory.document_share (
       secret_hash bytea primary key,
       share_id uuid not null unique,
       tenant_id uuid not null references directory.tenant,
       ends_at timestamptz not null
     )`,
    `create index document_share_by_tenant on directory.document_share (tenant_id)`,
    `create index document_share_by_end on directory.document_share (ends_at)`,
    `grant select, insert, delete on directory.document_share to galla_app`,
  );
}

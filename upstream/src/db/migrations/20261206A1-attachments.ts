import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/** Pictures attached to documents: a paper prescription, a warranty card, a signed slip. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'document_attachment',
    `id uuid not null,
     document_id uuid not null,
     path text not null check (length(path) between 1 and 300),
     added_by uuid not null,
     added_at timestamptz not null,
     primary key (tenant_id, id),
     foreign key (tenant_id, document_id) references document (tenant_id, id),
     foreign key (tenant_id, added_by) references staff (tenant_id, id)`,
    'select, insert, delete',
  );
  await run(
    db,
    `create index document_attachment_by_document on document_attachment (tenant_id, document_id, added_at, id)`,
  );
}

import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * The trash of documents, and the register of numbers of permanently deleted documents. Documents in the
 * trash count as canceled, so that everything that excludes canceled documents excludes them, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table document
       add column trashed_at timestamptz,
       add column trashed_by uuid,
       add column trashed_by_name text,
       add foreign key (tenant_id, trashed_by) references staff (tenant_id, id),
       add constraint document_trash check (
         (trashed_at is null) = (trashed_by is null) and (trashed_at is null) = (trashed_by_name is null)
         and (trashed_at is null or canceled_at is not null))`,
    `create index document_by_trash on document (tenant_id, trashed_at) where trashed_at is not null`,
    `grant delete on document, document_line to galla_app`,
  );
  await createTenantTable(
    db,
    'deleted_document',
    `id uuid not null,
     type text not null check (type in ('INVOICE', 'ORDER', 'PROPOSAL')),
     number text not null,
     financial_year text not null,
     serial integer not null check (serial > 0),
     issued_on date not null,
     deleted_by uuid not null,
     deleted_at timestamptz not null,
     primary key (tenant_id, id),
     unique (tenant_id, type, financial_year, serial),
     foreign key (tenant_id, deleted_by) references staff (tenant_id, id)`,
    'select, insert',
  );
}

import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * Documents can be edited. `revision` counts the edits of a document; a payment stores the revision at which
 * it was received, because an edit changes the amount due and the chain of payments continues from there.
 * `corrected_on` is the shop's date of the last edit of an issued invoice, which is printed on it. The log of
 * edits is append-only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table document
       add column revision integer not null default 0 check (revision >= 0),
       add column corrected_on date`,
    `alter table payment add column revision integer not null default 0 check (revision >= 0)`,
    'grant delete on document_line to galla_app',
  );
  await createTenantTable(
    db,
    'document_change',
    `id uuid not null,
     document_id uuid not null,
     revision integer not null check (revision > 0),
     staff_id uuid not null,
     reason text,
     previous_total numeric(14,2) not null,
     new_total numeric(14,2) not null,
     previous_pending numeric(14,2) not null,
     new_pending numeric(14,2) not null,
     fields jsonb not null,
     lines jsonb not null,
     created_at timestamptz not null,
     primary key (tenant_id, id),
     unique (tenant_id, document_id, revision),
     foreign key (tenant_id, document_id) references document (tenant_id, id),
     foreign key (tenant_id, staff_id) references staff (tenant_id, id)`,
    'select, insert',
  );
}

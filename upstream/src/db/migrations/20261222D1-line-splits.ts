import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * Lines with a split different from their document's (ADR 84). An edit rewrites all lines and keeps the ids
 * of those that continue, so the foreign key is checked at the end of the transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'document_line_split',
    `document_id uuid not null,
     line_id uuid not null,
     employee_id uuid not null,
     lower smallint not null,
     upper smallint not null,
     set_by uuid not null,
     set_at timestamptz not null,
     primary key (tenant_id, line_id, employee_id),
     unique (tenant_id, line_id, lower),
     check (0 <= lower and lower < upper and upper <= 100),
     foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade,
     foreign key (tenant_id, line_id) references document_line (tenant_id, id) deferrable initially deferred,
     foreign key (tenant_id, employee_id) references staff (tenant_id, id),
     foreign key (tenant_id, set_by) references staff (tenant_id, id)`,
    'select, insert, delete',
  );
  await run(
    db,
    `create index document_line_split_by_employee on document_line_split (tenant_id, employee_id, document_id)`,
    `create index document_line_split_by_document on document_line_split (tenant_id, document_id)`,
  );
}

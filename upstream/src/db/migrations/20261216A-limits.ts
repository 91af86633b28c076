import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * Cashier limits, and the owner's approval to exceed them for one bill (ADR 67). An approval can be used
 * once, by the user for whom the PIN was entered; it then refers to the document.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'limit_approval',
    `id uuid not null,
     staff_id uuid not null,
     approved_by uuid not null,
     created_at timestamptz not null,
     used_at timestamptz,
     document_id uuid,
     primary key (tenant_id, id),
     foreign key (tenant_id, staff_id) references staff (tenant_id, id),
     foreign key (tenant_id, approved_by) references staff (tenant_id, id),
     foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade,
     check ((used_at is null) = (document_id is null))`,
  );
  await run(
    db,
    `create index limit_approval_by_document on limit_approval (tenant_id, document_id) where document_id is not null`,
    `alter table tenant_setting
       add column max_discount numeric(5,2) check (max_discount between 0 and 100),
       add column max_price_cut numeric(5,2) check (max_price_cut between 0 and 100),
       add column never_below_cost boolean not null default false`,
  );
}

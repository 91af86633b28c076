import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/** Changes since a time: when a bill last changed, which bills were deleted, and customers by name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table document add column updated_at timestamptz not null default now()`,
    `alter table quick_bill add column updated_at timestamptz not null default now()`,
    `alter table deleted_record
       drop constraint deleted_record_kind_check,
       add constraint deleted_record_kind_check check (kind in ('CUSTOMER', 'ITEM', 'DOCUMENT', 'QUICK_BILL'))`,
    `create index document_by_change on document (tenant_id, updated_at, id)`,
    `create index quick_bill_by_change on quick_bill (tenant_id, updated_at, id)`,
    `create index customer_by_name on customer (tenant_id, (name collate natural_order), id)`,
  );
}

import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * Quick bills can be trashed and restored, and a receipt recorded by mistake can be undone (ADR 77). The
 * events of each are stored; permanently deleted quick bills keep their number in the register of numbers,
 * like documents.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table quick_bill
       add column trashed_at timestamptz,
       add column trashed_by uuid,
       add foreign key (tenant_id, trashed_by) references staff (tenant_id, id),
       add constraint quick_bill_trash check (
         (trashed_at is null) = (trashed_by is null) and (trashed_at is null or status = 'PENDING'))`,
    `grant delete on quick_bill to galla_app`,
    `alter table deleted_document drop constraint deleted_document_type_check,
       add constraint deleted_document_type_check check (type in ('INVOICE', 'ORDER', 'PROPOSAL', 'QUICK_BILL'))`,
  );
  await createTenantTable(
    db,
    'quick_bill_event',
    `id uuid not null,
     quick_bill_id uuid not null,
     kind text not null check (kind in ('RECEIVED', 'UNDONE', 'TRASHED', 'RESTORED')),
     mode text check (mode in ('CASH', 'UPI')),
     reference text,
     by uuid not null,
     at timestamptz not null,
     primary key (tenant_id, id),
     foreign key (tenant_id, quick_bill_id) references quick_bill (tenant_id, id) on delete cascade,
     foreign key (tenant_id, by) references staff (tenant_id, id),
     check ((mode is not null) = (kind in ('RECEIVED', 'UNDONE')))`,
    'select, insert',
  );
  await run(
    db,
    `create index quick_bill_event_by_bill on quick_bill_event (tenant_id, quick_bill_id, at)`,
    // Events for earlier receipts, as far as known.
    `insert into quick_bill_event (tenant_id, id, quick_bill_id, kind, mode, reference, by, at)
       select tenant_id, gen_random_uuid(), id, 'RECEIVED', mode, reference, received_by, received_at
       from quick_bill where status = 'PAID'`,
  );
}

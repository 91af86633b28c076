import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * Receipts entered by mistake (ADR 91). An undone receipt stays, with author and time, and nothing else of it
 * can be changed. The average before it makes undoing exact; earlier receipts do not know it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table goods_receipt
       add column average_before numeric(14,2) check (average_before >= 0),
       add column undone_by uuid,
       add column undone_at timestamptz,
       add constraint goods_receipt_undone check ((undone_by is null) = (undone_at is null)),
       add foreign key (tenant_id, undone_by) references staff (tenant_id, id)`,
    `grant update (undone_by, undone_at) on goods_receipt to galla_app`,
  );
}

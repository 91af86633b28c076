import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/** Sort orders of documents in the history, besides by day; the order by number uses the unique key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create index document_by_total on document (tenant_id, total, id)`,
    `create index document_by_due on document
       (tenant_id, (case when canceled_at is null and type <> 'PROPOSAL' then pending else 0.00 end), id)`,
    `create index document_by_reference on document (tenant_id, ref_number) where ref_number is not null`,
  );
}

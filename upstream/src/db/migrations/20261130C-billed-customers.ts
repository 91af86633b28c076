import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/** Who has a bill that stands is read from the index alone, and not from the wide rows of all documents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create index document_by_billed_customer on document (tenant_id, customer_id)
       where canceled_at is null and type <> 'PROPOSAL'`,
  );
}

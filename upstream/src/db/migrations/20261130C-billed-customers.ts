import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/** Finds customers with a valid bill by index only, without reading the wide rows of documents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create index document_by_billed_customer on document (tenant_id, customer_id)
       where canceled_at is null and type <> 'PROPOSAL'`,
  );
}

import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * The day of a document's prescription: of the eye test, else of the document. By it the versions of a customer's
 * prescription stand in their order; documents without one have none and are in no index of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table document add column prescribed_on date`,
    // The rows of every shop are filled, for which row security must let the owner of the tables see them.
    `alter table document no force row level security`,
    `update document set prescribed_on = issued_on where prescription is not null`,
    `alter table document force row level security`,
    `alter table document
       add constraint document_prescribed_on_a_day check ((prescription is null) = (prescribed_on is null))`,
    `create index document_by_prescription on document (tenant_id, customer_id, prescribed_on, issued_at, id)
       where prescribed_on is not null`,
  );
}

import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * The date of a document's prescription: of the eye test, or else of the document. It orders the versions of
 * a customer's prescription. Documents without a prescription have null and are not in the index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table document add column prescribed_on date`,
    // Updates rows of all shops, so row-level security must not apply to the table owner.
    `alter table document no force row level security`,
    `update document set prescribed_on = issued_on where prescription is not null`,
    `alter table document force row level security`,
    `alter table document
       add constraint document_prescribed_on_a_day check ((prescription is null) = (prescribed_on is null))`,
    `create index document_by_prescription on document (tenant_id, customer_id, prescribed_on, issued_at, id)
       where prescribed_on is not null`,
  );
}

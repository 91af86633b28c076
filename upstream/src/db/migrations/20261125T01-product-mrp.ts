import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/** The maximum retail price printed on a packed product; variants have their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table catalogue_item add column mrp numeric(14,2) check (mrp >= 0)`);
}

import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/** The maximum price that is printed on a packed product; those of variants stand there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table catalogue_item add column mrp numeric(14,2) check (mrp >= 0)`);
}

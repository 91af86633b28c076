import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/** Index for the list of a shop's credit notes, newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `create index credit_note_by_time on credit_note (tenant_id, issued_at, id)`);
}

import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/** The credit notes of a shop are listed, the newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `create index credit_note_by_time on credit_note (tenant_id, issued_at, id)`);
}

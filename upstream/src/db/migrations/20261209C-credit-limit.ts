import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/** The maximum that a customer may owe; null if not set. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table customer add column credit_limit numeric(14,2) check (credit_limit >= 0)`);
}

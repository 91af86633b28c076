import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/** How much a customer may owe; null where nobody said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table customer add column credit_limit numeric(14,2) check (credit_limit >= 0)`);
}

import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * The average unit cost of a line's goods at the time of sale (ADR 64), so that later costs do not change the
 * profit of an item. Null if unknown.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table document_line add column unit_cost numeric(14,2) check (unit_cost >= 0)`);
}

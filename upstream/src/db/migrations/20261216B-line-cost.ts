import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * What a line's goods cost on average when they were sold, of one unit (ADR 64): the profit of an item is then what it was,
 * whatever goods cost later. Null where nobody knew it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table document_line add column unit_cost numeric(14,2) check (unit_cost >= 0)`);
}

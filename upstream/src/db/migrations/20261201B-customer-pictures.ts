import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/** Path of a customer's picture. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table customer add column picture text`);
}

import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/** A customer's picture, as the path of its file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table customer add column picture text`);
}

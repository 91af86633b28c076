import type { Kysely } from 'kysely';
import { foldedColumn } from './foldedColumn.ts';
import { run } from './tenantTable.ts';

/** The searched text of customers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table customer
       add column search_text text not null generated always as (${foldedColumn(['name', 'mobile'])}) stored`,
  );
}

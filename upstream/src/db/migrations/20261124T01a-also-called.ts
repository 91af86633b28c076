import type { Kysely } from 'kysely';
import { foldedColumn } from './foldedColumn.ts';
import { run } from './tenantTable.ts';

const SEARCHED = ['title', 'also_called', 'sku', 'barcode', 'brand', 'category'];

/** Alternative names of an item in the shop's own words, for the search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table catalogue_item
       add column also_called text,
       drop column search_text`,
    `alter table catalogue_item
       add column search_text text not null generated always as (${foldedColumn(SEARCHED)}) stored`,
  );
}

import type { Kysely } from 'kysely';
import { foldedColumn } from './foldedColumn.ts';
import { run } from './tenantTable.ts';

const SEARCHED = ['title', 'sku', 'barcode', 'brand', 'category'];

/**
 * The catalogue search: the searched text, and the bills that contain an item. Lists by title use natural
 * order: numbers by value, letters case-insensitively.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create collation natural_order (provider = icu, locale = 'und-u-kn-true')`,
    `alter table catalogue_item
       add column search_text text not null generated always as (${foldedColumn(SEARCHED)}) stored`,
    `create index document_line_by_item on document_line (tenant_id, item_id, document_id)`,
    `drop index catalogue_item_by_title`,
    `drop index catalogue_item_by_category`,
    `create index catalogue_item_by_title on catalogue_item (tenant_id, kind, title collate natural_order, id)
       where deleted_at is null`,
    `create index catalogue_item_by_category on catalogue_item
       (tenant_id, kind, category, title collate natural_order, id) where deleted_at is null`,
  );
}

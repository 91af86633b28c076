import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * Fields of the catalogue's screens beyond what a bill needs: size, colour and kind, the source of the GST
 * rate and the commission, the marketplace, a low-stock threshold of the item, and values of form fields
 * without a column.
 *
 * Deleted items are kept for the bills that refer to them; their codes can be reused. The indexes cover items
 * that are not deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table catalogue_item
       add column size text,
       add column color text,
       add column type text,
       add column gst_from_setting boolean not null default false,
       add column is_percentage_points boolean not null default false,
       add column marketplace boolean not null default false,
       add column low_stock numeric(14,3) check (low_stock >= 0),
       add column fields jsonb not null default '{}',
       add column deleted_at timestamptz`,
    // Sets the commission of all shops' items, so row-level security must not apply to the table owner.
    `alter table catalogue_item no force row level security`,
    `update catalogue_item set is_percentage_points = true where points = 0 and employee_percentage > 0`,
    `alter table catalogue_item force row level security`,
    `drop index catalogue_item_by_sku`,
    `drop index catalogue_item_by_barcode`,
    `drop index catalogue_item_by_title`,
    `create unique index catalogue_item_by_sku on catalogue_item (tenant_id, sku)
       where sku is not null and deleted_at is null`,
    `create index catalogue_item_by_barcode on catalogue_item (tenant_id, barcode)
       where barcode is not null and deleted_at is null`,
    `create index catalogue_item_by_title on catalogue_item (tenant_id, kind, title, id)
       where deleted_at is null`,
    `create index catalogue_item_by_category on catalogue_item (tenant_id, kind, category, title, id)
       where deleted_at is null`,
  );
}

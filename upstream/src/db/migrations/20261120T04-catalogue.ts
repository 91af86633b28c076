import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * Products and services, variants of products, and all stock movements. Quantities have three decimals. The
 * stock of a product with variants is the sum of its variants; its own `available_quantity` stays 0.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'catalogue_item',
    `id uuid not null,
     kind text not null check (kind in ('PRODUCT', 'SERVICE')),
     title text not null,
     description text,
     sku text,
     barcode text,
     hsn text,
     unit text not null default 'pc',
     category text,
     brand text,
     price numeric(14,2) check (price >= 0),
     offer numeric(14,2) check (offer >= 0),
     gst_percentage numeric(5,2) not null default 0 check (gst_percentage between 0 and 40),
     tax_inclusive boolean not null default false,
     is_inventory boolean not null default false,
     available_quantity numeric(14,3) not null default 0,
     has_variants boolean not null default false,
     points numeric(10,3) not null default 0,
     employee_percentage numeric(5,2) not null default 0,
     duration text,
     image text,
     status text not null default 'AVAILABLE' check (status in ('AVAILABLE', 'OUT_OF_STOCK', 'HIDDEN', 'DISCONTINUED')),
     created_at timestamptz not null default now(),
     updated_at timestamptz not null default now(),
     primary key (tenant_id, id),
     check (not is_inventory or available_quantity >= 0)`,
  );
  await createTenantTable(
    db,
    'catalogue_variant',
    `id uuid not null,
     item_id uuid not null,
     sku text not null,
     barcode text,
     size text,
     color text,
     power text,
     coating text,
     mrp numeric(14,2) not null check (mrp >= 0),
     sell_price numeric(14,2) not null check (sell_price >= 0),
     gst_percentage numeric(5,2) not null default 0,
     available_quantity numeric(14,3) not null default 0 check (available_quantity >= 0),
     image text,
     created_at timestamptz not null default now(),
     primary key (tenant_id, id),
     unique (tenant_id, sku),
     foreign key (tenant_id, item_id) references catalogue_item (tenant_id, id)`,
  );
  await createTenantTable(
    db,
    'stock_move',
    `id uuid not null,
     item_id uuid not null,
     variant_id uuid,
     quantity numeric(14,3) not null,
     reason text not null check (reason in ('OPENING', 'SALE', 'RETURN', 'CORRECTION')),
     document_id uuid,
     staff_id uuid,
     note text,
     created_at timestamptz not null default now(),
     primary key (tenant_id, id),
     foreign key (tenant_id, item_id) references catalogue_item (tenant_id, id),
     foreign key (tenant_id, variant_id) references catalogue_variant (tenant_id, id)`,
    'select, insert',
  );
  await run(
    db,
    `create unique index catalogue_item_by_sku on catalogue_item (tenant_id, sku) where sku is not null`,
    `create index catalogue_item_by_barcode on catalogue_item (tenant_id, barcode) where barcode is not null`,
    `create index catalogue_item_by_title on catalogue_item (tenant_id, kind, title, id)`,
    `create index catalogue_variant_by_barcode on catalogue_variant (tenant_id, barcode) where barcode is not null`,
    `create index catalogue_variant_by_item on catalogue_variant (tenant_id, item_id)`,
    `create index stock_move_by_item on stock_move (tenant_id, item_id, created_at)`,
    `create index stock_move_by_document on stock_move (tenant_id, document_id)`,
  );
}

import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * Variants by form, powers of lenses in stock, and the points that designations earn by selling a product.
 * Deleted variants are kept, because bills refer to them; their codes can be reused.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table catalogue_variant
       add column description text,
       add column shape text,
       add column gender text,
       add column style text,
       add column lens_type text,
       add column material text,
       -- "index" is a reserved word.
       add column lens_index text,
       -- Values of form fields without a column, by field name.
       add column fields jsonb not null default '{}',
       add column updated_at timestamptz not null default now(),
       add column deleted_at timestamptz`,
    `alter table catalogue_variant drop constraint catalogue_variant_tenant_id_sku_key`,
    `create unique index catalogue_variant_by_sku on catalogue_variant (tenant_id, sku) where deleted_at is null`,
  );
  // Units as in lensValue.ts of domain: hundredths of a dioptre, degrees, tenths of a millimetre.
  await createTenantTable(
    db,
    'lens_prescription',
    `id uuid not null,
     variant_id uuid not null,
     sph smallint not null,
     cyl smallint,
     axis smallint check (axis between 0 and 180),
     add_power smallint,
     dia smallint,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     primary key (tenant_id, id),
     foreign key (tenant_id, variant_id) references catalogue_variant (tenant_id, id),
     check ((axis is null) = (coalesce(cyl, 0) = 0)),
     unique nulls not distinct (tenant_id, variant_id, sph, cyl, axis, add_power, dia)`,
  );
  await createTenantTable(
    db,
    'product_points',
    `id uuid not null,
     item_id uuid not null,
     designation_id uuid not null,
     points numeric(10,3) not null check (points >= 0),
     created_at timestamptz not null,
     updated_at timestamptz not null,
     primary key (tenant_id, id),
     unique (tenant_id, item_id, designation_id),
     foreign key (tenant_id, item_id) references catalogue_item (tenant_id, id),
     foreign key (tenant_id, designation_id) references designation (tenant_id, id) on delete cascade`,
  );
  await run(db, `create index product_points_by_designation on product_points (tenant_id, designation_id)`);
}

import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

const NAME = `name text not null check (char_length(name) between 1 and 60)`;
const PRICE = `price numeric(14,2) not null check (price >= 0)`;
const TIMES = `created_at timestamptz not null, updated_at timestamptz not null`;

/** Pay by stage for a row of another table: deleted with that row; a stage in use cannot be deleted. */
const stagePrices = (of: string) => `
  ${of}_id uuid not null,
  stage_id uuid not null,
  amount numeric(14,2) not null check (amount >= 0),
  primary key (tenant_id, ${of}_id, stage_id),
  foreign key (tenant_id, ${of}_id) references ${of} (tenant_id, id) on delete cascade,
  foreign key (tenant_id, stage_id) references stage (tenant_id, id)`;

/**
 * Garments that a shop sews, the design options of each area, and finished patterns. Every shop has one area
 * without a garment, the add-ons, which apply to all garments.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'garment',
    `id uuid not null, ${NAME},
     -- Display order of garments; two may share a value.
     sort integer not null check (sort >= 1),
     ${PRICE}, ${TIMES},
     primary key (tenant_id, id)`,
  );
  await createTenantTable(
    db,
    'measurement_point',
    `id uuid not null,
     garment_id uuid not null,
     ${NAME},
     position integer not null check (position >= 1),
     image text,
     ${PRICE}, ${TIMES},
     primary key (tenant_id, id),
     foreign key (tenant_id, garment_id) references garment (tenant_id, id) on delete cascade`,
  );
  await createTenantTable(
    db,
    'design_area',
    `id uuid not null,
     -- Null for the add-ons.
     garment_id uuid,
     ${NAME},
     kind text not null check (kind in ('CATEGORY', 'ADD_ONS', 'OTHER')),
     ${TIMES},
     primary key (tenant_id, id),
     foreign key (tenant_id, garment_id) references garment (tenant_id, id) on delete cascade,
     check ((kind = 'ADD_ONS') = (garment_id is null))`,
  );
  await createTenantTable(
    db,
    'design_option',
    `id uuid not null,
     area_id uuid not null,
     ${NAME}, ${PRICE},
     image text,
     is_default boolean not null,
     -- Counts from 1 within its area.
     position integer not null check (position >= 1),
     ${TIMES},
     primary key (tenant_id, id),
     foreign key (tenant_id, area_id) references design_area (tenant_id, id) on delete cascade`,
  );
  await createTenantTable(
    db,
    'pattern',
    `id uuid not null,
     garment_id uuid not null,
     ${NAME}, ${PRICE},
     images text[] not null check (cardinality(images) between 1 and 4),
     ${TIMES},
     primary key (tenant_id, id),
     foreign key (tenant_id, garment_id) references garment (tenant_id, id) on delete cascade`,
  );
  await createTenantTable(db, 'design_option_stage', stagePrices('design_option'));
  await createTenantTable(db, 'pattern_stage', stagePrices('pattern'));
  await run(
    db,
    // Upload purposes are a list in domain, which grows and is validated before the database.
    `alter table upload drop constraint if exists upload_use_check`,
    `create unique index garment_by_name on garment (tenant_id, lower(name))`,
    `create unique index measurement_point_by_name on measurement_point (tenant_id, garment_id, lower(name))`,
    `create unique index design_area_by_name on design_area (tenant_id, garment_id, lower(name))`,
    `create unique index design_area_add_ons on design_area (tenant_id) where garment_id is null`,
    `create index design_option_by_area on design_option (tenant_id, area_id, position)`,
    `create index pattern_by_garment on pattern (tenant_id, garment_id, created_at, id)`,
    `create index design_option_stage_by_stage on design_option_stage (tenant_id, stage_id)`,
    `create index pattern_stage_by_stage on pattern_stage (tenant_id, stage_id)`,
    // Inserts add-ons for existing shops, so row-level security must not apply to the table owner.
    `alter table shop no force row level security`,
    `alter table design_area no force row level security`,
    `insert into design_area (tenant_id, id, name, kind, created_at, updated_at)
     select tenant_id, gen_random_uuid(), 'Add-ons', 'ADD_ONS', now(), now() from shop`,
    `alter table design_area force row level security`,
    `alter table shop force row level security`,
  );
}

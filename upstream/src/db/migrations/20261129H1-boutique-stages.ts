import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

const FIXED = `array['PENDING', 'HELD', 'IN_PROCESS', 'PARTIALLY_DONE', 'COMPLETED', 'CANCELLED']`;
const NAMES = `array['Pending', 'Held', 'In Process', 'Partially Done', 'Order Completed', 'Cancelled']`;

/**
 * Progress of orders in pieces: statuses, six of which exist in every shop, and stages of work. An order
 * refers to both, so that neither can be deleted while in use.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'order_status',
    `id uuid not null,
     name text not null check (char_length(name) between 1 and 60),
     -- One of the six that every shop has; null for a custom one.
     fixed text check (fixed = any (${FIXED})),
     created_at timestamptz not null,
     updated_at timestamptz not null,
     primary key (tenant_id, id),
     unique (tenant_id, fixed)`,
  );
  await createTenantTable(
    db,
    'stage',
    `id uuid not null,
     name text not null check (char_length(name) between 1 and 60),
     type text not null check (type in ('design', 'pattern')),
     -- Counts from 1, in the order in which pieces pass the stages.
     sort_by integer not null,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     primary key (tenant_id, id)`,
  );
  await createTenantTable(
    db,
    'boutique_order',
    `id uuid not null,
     status_id uuid not null,
     stage_id uuid,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     primary key (tenant_id, id),
     foreign key (tenant_id, status_id) references order_status (tenant_id, id),
     foreign key (tenant_id, stage_id) references stage (tenant_id, id)`,
  );
  await run(
    db,
    `create unique index order_status_by_name on order_status (tenant_id, lower(name))`,
    `create unique index stage_by_name on stage (tenant_id, lower(name))`,
    `create index boutique_order_by_status on boutique_order (tenant_id, status_id)`,
    `create index boutique_order_by_stage on boutique_order (tenant_id, stage_id)`,
    // Inserts rows for existing shops, so row-level security must not apply to the table owner.
    `alter table shop no force row level security`,
    `alter table order_status no force row level security`,
    `insert into order_status (tenant_id, id, name, fixed, created_at, updated_at)
     select tenant_id, gen_random_uuid(), known.name, known.fixed, now(), now()
     from shop, unnest(${NAMES}, ${FIXED}) as known (name, fixed)`,
    `alter table order_status force row level security`,
    `alter table shop force row level security`,
  );
}

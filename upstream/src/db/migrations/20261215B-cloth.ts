import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

const EVENTS = `'CREATED', 'EDITED', 'STATUS', 'STAGE', 'ASSIGNED', 'STARTED', 'DONE', 'PAID', 'REFUNDED', 'KEPT', 'INVOICED',
  'HANDED_OVER', 'TAKEN_BACK', 'ALTERED', 'CLOTH_RECEIVED', 'CLOTH_RETURNED'`;

/**
 * Cloth that a customer brings for an item (ADR 66): how much, and how much was left when it was returned.
 * Photos of finished pieces, and whether a shop requires them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'boutique_cloth',
    `item_id uuid not null,
     order_id uuid not null,
     -- The customer's own words; null once the customer is erased.
     description text check (char_length(description) between 1 and 200),
     metres numeric(6,3) not null check (metres > 0),
     photo text,
     received_at timestamptz not null,
     received_by uuid not null,
     left_over numeric(6,3) check (left_over between 0 and metres),
     returned_at timestamptz,
     returned_by uuid,
     primary key (tenant_id, item_id),
     foreign key (tenant_id, item_id) references boutique_order_item (tenant_id, id) on delete cascade,
     foreign key (tenant_id, order_id) references boutique_order (tenant_id, id),
     foreign key (tenant_id, received_by) references staff (tenant_id, id),
     foreign key (tenant_id, returned_by) references staff (tenant_id, id),
     check ((left_over is null) = (returned_at is null)),
     check ((left_over is null) = (returned_by is null))`,
  );
  await run(
    db,
    `create index boutique_cloth_by_order on boutique_cloth (tenant_id, order_id)`,
    `alter table boutique_piece add column photo text`,
    `alter table tenant_setting add column photo_before_ready boolean not null default false`,
    `alter table boutique_event drop constraint boutique_event_kind_check`,
    `alter table boutique_event add constraint boutique_event_kind_check check (kind in (${EVENTS}))`,
  );
}

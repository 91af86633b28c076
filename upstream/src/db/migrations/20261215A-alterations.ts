import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

const EVENTS = `'CREATED', 'EDITED', 'STATUS', 'STAGE', 'ASSIGNED', 'STARTED', 'DONE', 'PAID', 'REFUNDED', 'KEPT', 'INVOICED',
  'HANDED_OVER', 'TAKEN_BACK', 'ALTERED'`;

/**
 * Pieces returned for alteration (ADR 65): an order of its own, whose item refers to the piece and stores the
 * reason and who sewed it, as of then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'boutique_alteration',
    `item_id uuid not null,
     order_id uuid not null,
     piece_id uuid not null,
     -- May describe a person's body; null once the customer is erased.
     cause text check (char_length(cause) between 1 and 200),
     sewn_by jsonb not null default '[]',
     created_at timestamptz not null,
     primary key (tenant_id, item_id),
     foreign key (tenant_id, item_id) references boutique_order_item (tenant_id, id) on delete cascade,
     foreign key (tenant_id, order_id) references boutique_order (tenant_id, id),
     -- A piece can only be removed from its order if its alterations are canceled; they are deleted with it.
     foreign key (tenant_id, piece_id) references boutique_piece (tenant_id, id) on delete cascade`,
  );
  await run(
    db,
    `create index boutique_alteration_by_piece on boutique_alteration (tenant_id, piece_id)`,
    `create index boutique_alteration_by_order on boutique_alteration (tenant_id, order_id)`,
    `alter table boutique_event drop constraint boutique_event_kind_check`,
    `alter table boutique_event add constraint boutique_event_kind_check check (kind in (${EVENTS}))`,
  );
}

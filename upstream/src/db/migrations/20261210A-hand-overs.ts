import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

const EVENTS = `'CREATED', 'EDITED', 'STATUS', 'STAGE', 'ASSIGNED', 'STARTED', 'DONE', 'PAID', 'REFUNDED', 'KEPT', 'INVOICED',
  'HANDED_OVER', 'TAKEN_BACK'`;

/** Pieces of an order handed over to the customer: when, by whom, and who collected them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table boutique_piece
       add column handed_over_at timestamptz,
       add column handed_over_by uuid,
       -- A personal name; null once the customer is erased.
       add column collected_by text check (length(collected_by) between 1 and 60),
       add foreign key (tenant_id, handed_over_by) references staff (tenant_id, id),
       add check ((handed_over_at is null) = (handed_over_by is null)),
       add check (collected_by is null or handed_over_at is not null),
       add check (handed_over_at is null or state = '2')`,
    `alter table boutique_event drop constraint boutique_event_kind_check`,
    `alter table boutique_event add constraint boutique_event_kind_check check (kind in (${EVENTS}))`,
  );
}

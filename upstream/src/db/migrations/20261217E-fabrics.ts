import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/** Shop fabric used for items of an order (ADR 72): what was agreed, and the stock movements of the order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table boutique_order_item
       add column fabric_price numeric(14,2) not null default 0 check (fabric_price >= 0),
       add column fabrics jsonb not null default '[]',
       drop constraint boutique_order_item_check,
       add constraint boutique_order_item_check
         check (total = (price + design_price + pattern_price + add_on_price + fabric_price) * quantity)`,
    `alter table stock_move
       add column order_id uuid,
       drop constraint stock_move_of_one,
       add constraint stock_move_of_one check (num_nonnulls(document_id, credit_note_id, order_id) <= 1),
       add foreign key (tenant_id, order_id) references boutique_order (tenant_id, id)`,
    `create index stock_move_by_order on stock_move (tenant_id, order_id) where order_id is not null`,
  );
}

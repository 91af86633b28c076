import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * Stock corrections have a reason, and the history of an item or a variant is read newest first. Earlier
 * corrections have no reason, since it was not asked for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table stock_move
       add column correction_reason text check (correction_reason in
         ('COUNTED', 'RECEIVED', 'DAMAGED', 'LOST', 'OWN_USE', 'GIVEN_BACK', 'OTHER')),
       add check (correction_reason is null or reason = 'CORRECTION')`,
    `drop index stock_move_by_item`,
    `create index stock_move_by_item on stock_move (tenant_id, item_id, created_at, id)`,
    `create index stock_move_by_variant on stock_move (tenant_id, variant_id, created_at, id)
       where variant_id is not null`,
  );
}

import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/** Daily capacity of a shop in pieces, above which order entry warns; null if not set. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table tenant_setting
       add column daily_pieces integer check (daily_pieces between 1 and 9999)`,
    // For the due board by trial date.
    `create index boutique_order_by_trial on boutique_order (tenant_id, trial_date, id)
       where trial_date is not null`,
  );
}

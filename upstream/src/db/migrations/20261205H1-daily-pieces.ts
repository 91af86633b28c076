import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/** How many pieces of orders a shop gets done in a day: what order entry warns above. Null where it has set none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table tenant_setting
       add column daily_pieces integer check (daily_pieces between 1 and 9999)`,
    // What the due board by trial reads.
    `create index boutique_order_by_trial on boutique_order (tenant_id, trial_date, id)
       where trial_date is not null`,
  );
}

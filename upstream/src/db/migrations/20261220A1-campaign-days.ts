import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/** The days on which a campaign runs, both inclusive; without them, it always runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table campaign
       add column first_day date,
       add column last_day date,
       add check (last_day >= first_day)`,
  );
}

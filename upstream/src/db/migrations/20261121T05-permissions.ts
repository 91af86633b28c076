import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * What a designation may do is confirmed by somebody at some time (spec 3 §6), and its version tells him whether it
 * was still what he had seen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table designation
       add column rights_version integer not null default 1,
       add column rights_confirmed_at timestamptz,
       add column rights_confirmed_by uuid`,
    // Checked at the end: a restored shop's rows come in any order.
    `alter table designation add foreign key (tenant_id, rights_confirmed_by) references staff (tenant_id, id)
       deferrable initially deferred`,
  );
}

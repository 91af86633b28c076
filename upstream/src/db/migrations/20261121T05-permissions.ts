import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * Who confirmed the rights of a designation and when (spec 3 §6). The version detects changes made since the
 * user saw the rights.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table designation
       add column rights_version integer not null default 1,
       add column rights_confirmed_at timestamptz,
       add column rights_confirmed_by uuid`,
    // Deferred, since the rows of a restored shop are inserted in any order.
    `alter table designation add foreign key (tenant_id, rights_confirmed_by) references staff (tenant_id, id)
       deferrable initially deferred`,
  );
}

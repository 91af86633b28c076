import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * The number that a person wants to log in with from now on. The old one stays until the new one has signed in once.
 * Nobody owns a number by wishing for it: a login with it comes first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table directory.login
       add column pending_mobile text unique check (pending_mobile ~ '^[6-9][0-9]{9}$'),
       add check (pending_mobile <> mobile)`,
  );
}

import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * The number a user wants to log in with from now on. The old one stays valid until the first login with the
 * new one, which proves that the user owns it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table directory.login
       add column pending_mobile text unique check (pending_mobile ~ '^[6-9][0-9]{9}$'),
       add check (pending_mobile <> mobile)`,
  );
}

import { problem } from '@galla/domain';
import { sql } from 'kysely';
import type { DirectoryDb } from '../../db/directory.ts';
import type { Caller } from '../../http/caller.ts';
import { refusedFor } from '../../http/refused.ts';

/**
 * Gives a person another number to sign in with. The devices that he signed in on stay known, so that nobody who
 * guesses at the new number shuts him out of them.
 * @throws Refused MOBILE_TAKEN at `mobile` when it signs in to this installation already
 */
export async function changeMobile(
  directory: DirectoryDb,
  { tenantId, staffId, mobile: old }: Caller,
  mobile: string,
): Promise<void> {
  // Two who want one number wait for each other here, instead of one failing on the key.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mobile ${mobile}`}, 0))`.execute(directory.sql);
  const taken = await directory.sql
    .selectFrom('directory.login')
    .select('mobile')
    .where('mobile', '=', mobile)
    .executeTakeFirst();
  if (taken) throw refusedFor(problem('mobile', 'MOBILE_TAKEN', 'customers.mobileTaken'));
  await directory.sql
    .updateTable('directory.login')
    .set({ mobile })
    .where('tenantId', '=', tenantId)
    .where('staffId', '=', staffId)
    .execute();
  await directory.sql
    .insertInto('directory.device')
    .columns(['deviceHash', 'mobile', 'createdAt', 'lastUsedAt'])
    .expression((query) =>
      query
        .selectFrom('directory.device')
        .select(['deviceHash', sql.val(mobile).as('mobile'), 'createdAt', 'lastUsedAt'])
        .where('mobile', '=', old),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await directory.sql.deleteFrom('directory.device').where('mobile', '=', old).execute();
}

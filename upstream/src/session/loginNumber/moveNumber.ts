import { fullName } from '@galla/domain';
import { sql } from 'kysely';
import type { DirectoryDb } from '../../db/directory.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { isTaken, lockNumber } from './taken.ts';

/** The devices that somebody signed in on stay known, so that nobody who guesses shuts him out of them. */
async function moveDevices({ sql: db }: DirectoryDb, old: string, mobile: string): Promise<void> {
  await db
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
  await db.deleteFrom('directory.device').where('mobile', '=', old).execute();
}

/** The name of the person, after his number was set. */
async function setStaffMobile(
  { sql: db, tenantId }: TenantDb,
  staffId: string,
  mobile: string,
  now: Date,
): Promise<string> {
  const { firstName, lastName } = await db
    .updateTable('staff')
    .set({ mobile, updatedAt: now })
    .where('tenantId', '=', tenantId)
    .where('id', '=', staffId)
    .returning(['firstName', 'lastName'])
    .executeTakeFirstOrThrow();
  return fullName(firstName, lastName);
}

/**
 * Makes a number the one that a person logs in with; his sessions and devices stay. Telling people is the caller's.
 * @param mayMove gets the number that the person wants, if any
 * @returns whose it became; true where it was his already; false when somebody else has it, or it may not be moved
 */
export async function moveNumber(
  { db, directory }: { db: TenantDb; directory: DirectoryDb },
  { staffId, mobile }: { staffId: string; mobile: string },
  mayMove: (pending: string | null) => boolean,
  now: Date,
): Promise<{ name: string } | boolean> {
  await lockNumber(directory, mobile);
  if (await isTaken(directory, mobile, staffId)) return false;
  const own = directory.sql.selectFrom('directory.login').where('staffId', '=', staffId);
  const login = await own.select(['mobile', 'pendingMobile']).forUpdate().executeTakeFirstOrThrow();
  if (login.mobile === mobile) return true;
  if (!mayMove(login.pendingMobile)) return false;
  await directory.sql
    .updateTable('directory.login')
    .set({ mobile, pendingMobile: null })
    .where('staffId', '=', staffId)
    .execute();
  await moveDevices(directory, login.mobile, mobile);
  return { name: await setStaffMobile(db, staffId, mobile, now) };
}

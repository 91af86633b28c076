import { fullName } from '@galla/domain';
import { sql } from 'kysely';
import type { DirectoryDb } from '../../db/directory.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { isTaken, lockNumber } from './taken.ts';

/** Keeps devices known, so that someone guessing PINs can't lock the person out of them. */
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

/** Name of the person, after the number was set. */
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
 * Sets a person's login number; sessions and devices stay. The caller sends notifications.
 * @param mayMove receives the requested number, if any
 * @returns the person whose number it became; true if it already was theirs; false if it is taken or must not be moved
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

import { fullName } from '@galla/domain';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { DirectoryDb } from '../../db/directory.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { withTenantAndDirectory } from '../../db/tenantAndDirectory.ts';
import { notify } from '../../notifications/index.ts';
import { isTaken, lockNumber } from './pending.ts';
import { notifyOwner } from './notifyOwner.ts';

/** Whoever runs the installation sets a number at once. */
export const OPERATOR = 'operator';

interface Person {
  tenantId: string;
  staffId: string;
}

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
): Promise<string> {
  const { firstName, lastName } = await db
    .updateTable('staff')
    .set({ mobile })
    .where('tenantId', '=', tenantId)
    .where('id', '=', staffId)
    .returning(['firstName', 'lastName'])
    .executeTakeFirstOrThrow();
  return fullName(firstName, lastName);
}

/**
 * Makes a number the one that a person logs in with; his sessions and devices stay.
 * @param by the staff id of who has signed in with it or confirms it, if it is the one that the person wants; or
 *   `operator`, whoever runs the installation
 * @returns whether it is so now: false when somebody else has the number, or the person wants another one by now
 */
export async function setNumber(
  { db, directory }: { db: TenantDb; directory: DirectoryDb },
  staffId: string,
  mobile: string,
  { by, now }: { by: string; now: Date },
): Promise<boolean> {
  await lockNumber(directory, mobile);
  if (await isTaken(directory, mobile, staffId)) return false;
  const own = directory.sql.selectFrom('directory.login').where('staffId', '=', staffId);
  const login = await own.select(['mobile', 'pendingMobile']).forUpdate().executeTakeFirstOrThrow();
  if (login.mobile === mobile) return true;
  if (by !== OPERATOR && login.pendingMobile !== mobile) return false;
  await directory.sql
    .updateTable('directory.login')
    .set({ mobile, pendingMobile: null })
    .where('staffId', '=', staffId)
    .execute();
  await moveDevices(directory, login.mobile, mobile);
  const facts = { name: await setStaffMobile(db, staffId, mobile), mobile };
  const told = { kind: 'LOGIN_NUMBER_CHANGED' as const, facts, ...(by !== OPERATOR && { by }) };
  await notifyOwner(db, told, now);
  if (by !== staffId && by !== OPERATOR) await notify(db, { ...told, to: staffId }, now);
  return true;
}

/** The same in a transaction of its own. */
export function setNumberOf(
  database: Database,
  { tenantId, staffId }: Person,
  mobile: string,
  by: { by: string; now: Date },
): Promise<boolean> {
  return withTenantAndDirectory(database, tenantId, (db, directory) =>
    setNumber({ db, directory }, staffId, mobile, by),
  );
}

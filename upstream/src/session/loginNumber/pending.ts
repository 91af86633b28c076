import { problem } from '@galla/domain';
import type { DirectoryDb } from '../../db/directory.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { refusedFor } from '../../http/refused.ts';
import { notifyOwner } from './notifyOwner.ts';
import { isTaken, lockNumber } from './taken.ts';

/** Whether somebody else is to log in with a number. */
async function isWanted({ sql: db }: DirectoryDb, mobile: string, staffId: string): Promise<boolean> {
  const logins = db.selectFrom('directory.login').where('pendingMobile', '=', mobile);
  return (await logins.where('staffId', '<>', staffId).select('mobile').executeTakeFirst()) !== undefined;
}

/** The employees of the caller's shop who want another number; oneself proves it by logging in. */
export function wantedNumbers({ sql: db }: DirectoryDb, { tenantId, staffId }: Caller) {
  return db
    .selectFrom('directory.login')
    .select(['staffId', 'mobile', 'pendingMobile'])
    .where('tenantId', '=', tenantId)
    .where('staffId', '<>', staffId)
    .where('pendingMobile', 'is not', null)
    .$narrowType<{ pendingMobile: string }>()
    .orderBy('staffId')
    .execute();
}

/**
 * Notes the number that the caller wants to log in with. The one that he has stays until he has signed in with the new
 * one, so that a wrong digit sends nobody out.
 * @throws Refused MOBILE_TAKEN at `mobile` when somebody else has it
 */
export async function wantNumber(
  db: TenantDb,
  directory: DirectoryDb,
  { tenantId, staffId, name }: Caller,
  mobile: string,
  now: Date,
): Promise<void> {
  await lockNumber(directory, mobile);
  if ((await isTaken(directory, mobile, staffId)) || (await isWanted(directory, mobile, staffId)))
    throw refusedFor(problem('mobile', 'MOBILE_TAKEN', 'customers.mobileTaken'));
  await directory.sql
    .updateTable('directory.login')
    .set({ pendingMobile: mobile })
    .where('tenantId', '=', tenantId)
    .where('staffId', '=', staffId)
    .execute();
  await notifyOwner(
    db,
    {
      kind: 'LOGIN_NUMBER_WANTED',
      facts: { name, mobile },
      about: { kind: 'STAFF', id: staffId },
      by: staffId,
    },
    now,
  );
}

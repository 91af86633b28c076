import { problem } from '@galla/domain';
import type { DirectoryDb } from '../../db/directory.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { refusedFor } from '../../http/refused.ts';
import { notifyOwner } from './notifyOwner.ts';
import { isTaken, lockNumber } from './taken.ts';

/** Whether another person has requested a number. */
async function isWanted({ sql: db }: DirectoryDb, mobile: string, staffId: string): Promise<boolean> {
  const logins = db.selectFrom('directory.login').where('pendingMobile', '=', mobile);
  return (await logins.where('staffId', '<>', staffId).select('mobile').executeTakeFirst()) !== undefined;
}

/** Employees of the caller's shop with a requested number; one's own is confirmed by signing in. */
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
 * Records the login number requested by the caller. The current one remains until the first sign-in with the new one,
 * so that a typo locks nobody out.
 * @throws Refused MOBILE_TAKEN at `mobile` when it is taken
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

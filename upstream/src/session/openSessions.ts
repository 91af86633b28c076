import { before } from '../db/before.ts';
import type { Database } from '../db/database.ts';
import { type DirectoryDb, readDirectory } from '../db/directory.ts';
import { openKeys } from './findKey.ts';
import { ABSOLUTE_LIMIT, IDLE_LIMIT } from './limits.ts';

/**
 * The sessions that are open: not ended, not idle for 7 days, and the PIN that they go back to was given less than 30
 * days ago. A session that was handed over began later than that: its own age says nothing.
 */
export const openSessions = ({ sql }: DirectoryDb, now: Date) =>
  sql
    .selectFrom('directory.session as session')
    .where('session.endedAt', 'is', null)
    .where('session.lastUsedAt', '>', before(now, IDLE_LIMIT))
    .where('session.signedInAt', '>', before(now, ABSOLUTE_LIMIT));

/** Those of people who may sign in, with their logins. */
export const activeSessions = (db: DirectoryDb, now: Date) =>
  openSessions(db, now)
    .innerJoin('directory.login as login', (join) =>
      join.onRef('login.tenantId', '=', 'session.tenantId').onRef('login.staffId', '=', 'session.staffId'),
    )
    .where('login.active', '=', true);

/**
 * Which of some sessions and API keys still stand, of shops that have paid: what is held open for one of them ends with
 * it.
 */
export async function stillOpen(
  database: Database,
  sessionIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const ids = [...sessionIds];
  const rows = await readDirectory(database, (db) =>
    activeSessions(db, now)
      .innerJoin('directory.tenant as tenant', 'tenant.tenantId', 'session.tenantId')
      .where('session.sessionId', 'in', ids)
      .where('tenant.paymentStatus', '=', 'COMPLETED')
      .select('session.sessionId')
      .unionAll(
        openKeys(db, now)
          .innerJoin('directory.tenant as tenant', 'tenant.tenantId', 'key.tenantId')
          .where('key.keyId', 'in', ids)
          .where('tenant.paymentStatus', '=', 'COMPLETED')
          .select('key.keyId as sessionId'),
      )
      .execute(),
  );
  return new Set(rows.map(({ sessionId }) => sessionId));
}

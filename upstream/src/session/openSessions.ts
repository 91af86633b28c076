import { before } from '../db/before.ts';
import type { Database } from '../db/database.ts';
import { type DirectoryDb, readDirectory } from '../db/directory.ts';
import { openKeys } from './findKey.ts';
import { ABSOLUTE_LIMIT, IDLE_LIMIT } from './limits.ts';

/**
 * Open sessions: not ended, not idle for 7 days, and with the PIN behind them entered less than 30 days ago. For a
 * handed-over session that was before its own beginning.
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
 * Which of these sessions and API keys are still valid, of shops that have paid; whatever is kept open for the others
 * must end.
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

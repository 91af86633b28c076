import type { Database } from '../db/database.ts';
import { readDirectory } from '../db/directory.ts';
import { ABSOLUTE_LIMIT, IDLE_LIMIT } from './limits.ts';

/** Which of some sessions still stand, of shops that have paid: what is held open for a session ends with it. */
export async function stillOpen(
  database: Database,
  sessionIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await readDirectory(database, (db) =>
    db.sql
      .selectFrom('directory.session as session')
      .innerJoin('directory.tenant as tenant', 'tenant.tenantId', 'session.tenantId')
      .innerJoin('directory.login as login', (join) =>
        join.onRef('login.tenantId', '=', 'session.tenantId').onRef('login.staffId', '=', 'session.staffId'),
      )
      .where('session.sessionId', 'in', [...sessionIds])
      .where('session.endedAt', 'is', null)
      .where('session.lastUsedAt', '>', new Date(now.getTime() - IDLE_LIMIT))
      .where('session.createdAt', '>', new Date(now.getTime() - ABSOLUTE_LIMIT))
      .where('login.active', '=', true)
      .where('tenant.paymentStatus', '=', 'COMPLETED')
      .select('session.sessionId')
      .execute(),
  );
  return new Set(rows.map(({ sessionId }) => sessionId));
}

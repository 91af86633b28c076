import type { Static } from 'typebox';
import { type DirectoryDb, readDirectory } from '../db/directory.ts';
import { Refused } from '../http/refused.ts';
import type { SessionCall } from '../http/route.ts';
import type { sessions } from './contract.ts';
import { endSession } from './endSession.ts';
import { openSessions } from './openSessions.ts';

type Person = Pick<SessionCall['caller'], 'tenantId' | 'staffId' | 'mobile'>;

function readOpen(db: DirectoryDb, { tenantId, staffId, mobile }: Person, now: Date) {
  return openSessions(db, now)
    .leftJoin('directory.device as device', (join) =>
      join.onRef('device.deviceHash', '=', 'session.deviceHash').on('device.mobile', '=', mobile),
    )
    .select([
      'session.sessionId',
      'session.userAgent',
      'session.createdAt',
      'session.lastUsedAt',
      'device.createdAt as deviceKnownSince',
    ])
    .where('session.tenantId', '=', tenantId)
    .where('session.staffId', '=', staffId)
    .orderBy('session.lastUsedAt', 'desc')
    .orderBy('session.sessionId', 'desc')
    .execute();
}

/**
 * The caller's open sessions, the current one first, then by last use. A device counts as known if the person had used
 * it before that session.
 */
export async function listSessions({
  database,
  caller,
  now,
}: Pick<SessionCall, 'database' | 'caller' | 'now'>): Promise<Static<typeof sessions.schema.answer>> {
  const rows = await readDirectory(database, (db) => readOpen(db, caller, now));
  const data = rows.map((row) => {
    const isCurrent = row.sessionId === caller.sessionId;
    return {
      id: row.sessionId,
      user_agent: row.userAgent,
      started_at: row.createdAt.toISOString(),
      last_used_at: (isCurrent ? now : row.lastUsedAt).toISOString(),
      known_device: row.deviceKnownSince !== null && row.deviceKnownSince < row.createdAt,
      is_current: isCurrent,
    };
  });
  return { success: true, data: data.toSorted((a, b) => Number(b.is_current) - Number(a.is_current)) };
}

/** Ends a session of the person; has no effect on one that already ended. Refuses another person's session. */
export async function endOwnSession(
  db: DirectoryDb,
  { tenantId, staffId }: Person,
  sessionId: string,
  now: Date,
): Promise<void> {
  const own = await db.sql
    .selectFrom('directory.session')
    .select('sessionId')
    .where('tenantId', '=', tenantId)
    .where('staffId', '=', staffId)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst();
  if (!own) throw new Refused('NOT_FOUND');
  await endSession(db, sessionId, now);
}

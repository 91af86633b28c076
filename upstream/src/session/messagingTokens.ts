import type { Database } from '../db/database.ts';
import { readDirectory, withDirectory } from '../db/directory.ts';
import { activeSessions } from './openSessions.ts';

/** Devices on which some people of a shop are signed in and accept push messages. */
export async function messagingTokensOf(
  database: Database,
  { tenantId, staffIds }: { tenantId: string; staffIds: readonly string[] },
  now: Date,
): Promise<string[]> {
  if (staffIds.length === 0) return [];
  const rows = await readDirectory(database, (db) =>
    activeSessions(db, now)
      .where('session.tenantId', '=', tenantId)
      .where('session.staffId', 'in', [...staffIds])
      .where('session.messagingToken', 'is not', null)
      .select('session.messagingToken')
      .distinct()
      .$narrowType<{ messagingToken: string }>()
      .execute(),
  );
  return rows.map(({ messagingToken }) => messagingToken);
}

/** Stops sending to a device, whoever is signed in on it: its service no longer knows it. */
export async function forgetMessagingToken(
  database: Database,
  tenantId: string,
  messagingToken: string,
): Promise<void> {
  await withDirectory(database, (db) =>
    db.sql
      .updateTable('directory.session')
      .set({ messagingToken: null })
      .where('tenantId', '=', tenantId)
      .where('messagingToken', '=', messagingToken)
      .execute(),
  );
}

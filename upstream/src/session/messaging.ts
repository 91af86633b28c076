import type { DirectoryDb } from '../db/directory.ts';

/** Removes a messaging token from the session that has it: a device receives messages of one person only. */
export async function releaseMessagingToken(db: DirectoryDb, messagingToken: string): Promise<void> {
  await db.sql
    .updateTable('directory.session')
    .set({ messagingToken: null })
    .where('messagingToken', '=', messagingToken)
    .execute();
}

/** Sets where push messages of a session are sent; null for nowhere. */
export async function registerMessagingToken(
  db: DirectoryDb,
  sessionId: string,
  messagingToken: string | null,
): Promise<void> {
  if (messagingToken !== null) await releaseMessagingToken(db, messagingToken);
  await db.sql
    .updateTable('directory.session')
    .set({ messagingToken })
    .where('sessionId', '=', sessionId)
    .where('endedAt', 'is', null)
    .execute();
}

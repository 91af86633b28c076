import type { DirectoryDb } from '../db/directory.ts';

/** Ends a session immediately. */
export async function endSession(db: DirectoryDb, sessionId: string, now: Date): Promise<void> {
  await db.sql
    .updateTable('directory.session')
    .set({ endedAt: now, messagingToken: null })
    .where('sessionId', '=', sessionId)
    .where('endedAt', 'is', null)
    .execute();
}

/** Ends the sessions of a person, all or all but one; returns their number. */
export async function endSessionsOf(
  db: DirectoryDb,
  { tenantId, staffId }: { tenantId: string; staffId: string },
  now: Date,
  except?: string,
): Promise<number> {
  const { numUpdatedRows } = await db.sql
    .updateTable('directory.session')
    .set({ endedAt: now, messagingToken: null })
    .where('tenantId', '=', tenantId)
    .where('staffId', '=', staffId)
    .where('endedAt', 'is', null)
    .$if(except !== undefined, (query) => query.where('sessionId', '<>', except ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

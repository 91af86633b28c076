import { sql } from 'kysely';
import type { DirectoryDb } from '../db/directory.ts';
import { newId } from '../db/id.ts';
import { MOST_SESSIONS } from './limits.ts';
import { releaseMessagingToken } from './messaging.ts';
import { openSessions } from './openSessions.ts';
import { newToken, tokenHash } from './tokens.ts';

/** The person, and the device. */
export interface NewSession {
  tenantId: string;
  staffId: string;
  deviceHash?: Buffer | null;
  /** Where push messages for this device are sent. */
  messagingToken?: string | null;
  userAgent?: string | null;
  /** When the PIN was entered; earlier than now for a handed-over session. */
  pinGiven?: { signedInAt: Date; pinConfirmedAt: Date };
}

/** Ends a person's oldest sessions above the maximum. */
async function endSurplus(db: DirectoryDb, { tenantId, staffId }: NewSession, now: Date): Promise<void> {
  await db.sql
    .updateTable('directory.session')
    .set({ endedAt: now, messagingToken: null })
    .where('tenantId', '=', tenantId)
    .where(
      'sessionId',
      'in',
      openSessions(db, now)
        .select('session.sessionId')
        .where('session.tenantId', '=', tenantId)
        .where('session.staffId', '=', staffId)
        .orderBy('session.createdAt', 'desc')
        .orderBy('session.sessionId', 'desc')
        .offset(MOST_SESSIONS),
    )
    .execute();
}

/** Opens a session; returns its token, which is not stored anywhere. */
export async function startSession(db: DirectoryDb, session: NewSession, now: Date): Promise<string> {
  const token = newToken();
  const { signedInAt, pinConfirmedAt } = session.pinGiven ?? { signedInAt: now, pinConfirmedAt: now };
  if (session.messagingToken) await releaseMessagingToken(db, session.messagingToken);
  await db.sql
    .insertInto('directory.session')
    .values({
      tokenHash: tokenHash(token),
      sessionId: newId(),
      tenantId: session.tenantId,
      staffId: session.staffId,
      deviceHash: session.deviceHash ?? null,
      messagingToken: session.messagingToken ?? null,
      userAgent: session.userAgent?.slice(0, 300) ?? null,
      createdAt: now,
      lastUsedAt: now,
      signedInAt,
      pinConfirmedAt,
    })
    .execute();
  // Concurrent sign-ins would each count without the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sessions ${session.staffId}`}, 0))`.execute(
    db.sql,
  );
  await endSurplus(db, session, now);
  return token;
}

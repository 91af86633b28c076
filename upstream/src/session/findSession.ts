import { paymentState, type PaymentState } from '@galla/domain';
import type { Database } from '../db/database.ts';
import { type DirectoryDb, readDirectory } from '../db/directory.ts';
import { ABSOLUTE_LIMIT, NOTE_EVERY } from './limits.ts';
import { activeSessions } from './openSessions.ts';
import { tokenHash } from './tokens.ts';

/** An open session, or the API key in its place, with its tenant. */
export interface OpenSession {
  /** Whether it is an API key; then `id` is the key's, and `staffId` that of the key's staff row. */
  isKey: boolean;
  sessionId: string;
  staffId: string;
  tenantId: string;
  schemaKey: string;
  businessId: number;
  subCategoryId: number | null;
  merchantOrderId: string | null;
  paymentStatus: PaymentState;
  paidUntil: string | null;
  /** Empty for an API key. */
  mobile: string;
  pendingMobile: string | null;
  mustChangePin: boolean;
  deviceHash: Buffer | null;
  /** When the PIN behind the session was entered. */
  signedInAt: Date;
  lastUsedAt: Date;
  pinConfirmedAt: Date;
  /** When it ends regardless of use; null for a key without an end. */
  endsAt: Date | null;
}

function sessionsWithTenants(db: DirectoryDb, now: Date) {
  return activeSessions(db, now)
    .innerJoin('directory.tenant as tenant', 'tenant.tenantId', 'session.tenantId')
    .select([
      'session.sessionId',
      'session.staffId',
      'session.tenantId',
      'session.signedInAt',
      'session.lastUsedAt',
      'session.pinConfirmedAt',
      'tenant.schemaKey',
      'tenant.businessId',
      'tenant.subCategoryId',
      'tenant.merchantOrderId',
      'tenant.paymentStatus',
      'tenant.paidUntil',
      'login.mobile',
      'login.pendingMobile',
      'login.mustChangePin',
      'session.deviceHash',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof sessionsWithTenants>['executeTakeFirst']>>;

/** Records the use of the session, to the minute. */
async function noted(db: DirectoryDb, session: Row, now: Date): Promise<OpenSession | undefined> {
  if (!session) return undefined;
  const idle = now.getTime() - session.lastUsedAt.getTime();
  if (idle >= NOTE_EVERY) {
    await db.sql
      .updateTable('directory.session')
      .set({ lastUsedAt: now })
      .where('sessionId', '=', session.sessionId)
      .where('lastUsedAt', '<', now)
      .execute();
  }
  return {
    ...session,
    isKey: false,
    paymentStatus: paymentState(session.paymentStatus),
    endsAt: new Date(session.signedInAt.getTime() + ABSOLUTE_LIMIT),
  };
}

/** The open session of a token: not ended, not idle for 7 days, not older than 30 days, and of an active person. */
export function findSession(database: Database, token: string, now: Date): Promise<OpenSession | undefined> {
  return readDirectory(database, async (db) => {
    const found = sessionsWithTenants(db, now).where('session.tokenHash', '=', tokenHash(token));
    return noted(db, await found.executeTakeFirst(), now);
  });
}

/** The same by session id, for things bound to a session. */
export function findSessionById(
  database: Database,
  sessionId: string,
  now: Date,
): Promise<OpenSession | undefined> {
  return readDirectory(database, async (db) => {
    const found = sessionsWithTenants(db, now).where('session.sessionId', '=', sessionId);
    return noted(db, await found.executeTakeFirst(), now);
  });
}

import { paymentState, type PaymentState } from '@galla/domain';
import type { Database } from '../db/database.ts';
import { type DirectoryDb, readDirectory } from '../db/directory.ts';
import { ABSOLUTE_LIMIT, NOTE_EVERY } from './limits.ts';
import { activeSessions } from './openSessions.ts';
import { tokenHash } from './tokens.ts';

/** A session that is open, or the API key in its place, and the tenant that it belongs to. */
export interface OpenSession {
  /** Whether it is that of an API key, whose id it has, and that of the key as one of the staff. */
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
  /** Empty for a key. */
  mobile: string;
  pendingMobile: string | null;
  mustChangePin: boolean;
  deviceHash: Buffer | null;
  /** When the PIN was given that the session goes back to. */
  signedInAt: Date;
  lastUsedAt: Date;
  pinConfirmedAt: Date;
  /** When it ends, however much it is used; null for a key without an end. */
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

/** Notes that the session is used, to the minute. */
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

/** The open session of a token: not ended, not idle for 7 days, not older than 30, its person active. */
export function findSession(database: Database, token: string, now: Date): Promise<OpenSession | undefined> {
  return readDirectory(database, async (db) => {
    const found = sessionsWithTenants(db, now).where('session.tokenHash', '=', tokenHash(token));
    return noted(db, await found.executeTakeFirst(), now);
  });
}

/** The same by the session's id, for what was made for it. */
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

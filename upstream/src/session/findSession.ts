import type { Database } from '../db/database.ts';
import { type DirectoryDb, readDirectory } from '../db/directory.ts';
import { oneOf } from '../db/oneOf.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '../http/caller.ts';
import { ABSOLUTE_LIMIT, IDLE_LIMIT, NOTE_EVERY } from './limits.ts';
import { tokenHash } from './tokens.ts';

/** A session that is open, and the tenant that it belongs to. */
export interface OpenSession {
  sessionId: string;
  staffId: string;
  tenantId: string;
  schemaKey: string;
  businessId: number;
  subCategoryId: number | null;
  merchantOrderId: string | null;
  paymentStatus: PaymentStatus;
  mobile: string;
  mustChangePin: boolean;
  deviceHash: Buffer | null;
  createdAt: Date;
  lastUsedAt: Date;
  pinConfirmedAt: Date;
}

function lookUp(db: DirectoryDb, hash: Buffer) {
  return (
    db.sql
      .selectFrom('directory.session as session')
      .innerJoin('directory.tenant as tenant', 'tenant.tenantId', 'session.tenantId')
      .innerJoin('directory.login as login', (join) =>
        join.onRef('login.tenantId', '=', 'session.tenantId').onRef('login.staffId', '=', 'session.staffId'),
      )
      .select([
        'session.sessionId',
        'session.staffId',
        'session.tenantId',
        'session.createdAt',
        'session.lastUsedAt',
        'session.pinConfirmedAt',
        'tenant.schemaKey',
        'tenant.businessId',
        'tenant.subCategoryId',
        'tenant.merchantOrderId',
        'tenant.paymentStatus',
        'login.mobile',
        'login.mustChangePin',
        'session.deviceHash',
      ])
      // The column's check allows no other.
      .$narrowType<{ paymentStatus: PaymentStatus }>()
      .where('session.tokenHash', '=', hash)
      .where('session.endedAt', 'is', null)
      .where('login.active', '=', true)
      .executeTakeFirst()
  );
}

/** The open session of a token: not ended, not idle for 7 days, not older than 30, its person active. */
export async function findSession(
  database: Database,
  token: string,
  now: Date,
): Promise<OpenSession | undefined> {
  return readDirectory(database, async (db) => {
    const session = await lookUp(db, tokenHash(token));
    if (!session) return undefined;
    const idle = now.getTime() - session.lastUsedAt.getTime();
    const age = now.getTime() - session.createdAt.getTime();
    if (idle >= IDLE_LIMIT || age >= ABSOLUTE_LIMIT) return undefined;
    if (idle >= NOTE_EVERY) {
      await db.sql
        .updateTable('directory.session')
        .set({ lastUsedAt: now })
        .where('sessionId', '=', session.sessionId)
        .where('lastUsedAt', '<', now)
        .execute();
    }
    return { ...session, paymentStatus: oneOf(PAYMENT_STATUSES, session.paymentStatus) };
  });
}

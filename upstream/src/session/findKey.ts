import { paymentState } from '@galla/domain';
import type { Database } from '../db/database.ts';
import { type DirectoryDb, readDirectory } from '../db/directory.ts';
import type { OpenSession } from './findSession.ts';
import { NOTE_EVERY } from './limits.ts';
import { tokenHash } from './tokens.ts';

/** Valid keys: neither revoked nor expired. */
export const openKeys = ({ sql }: DirectoryDb, now: Date) =>
  sql
    .selectFrom('directory.apiKey as key')
    .where('key.revokedAt', 'is', null)
    .where((is) => is.or([is('key.expiresAt', 'is', null), is('key.expiresAt', '>', now)]));

/** No PIN is ever entered with an API key. */
const NEVER = new Date(0);

function readKey(db: DirectoryDb, secret: string, now: Date) {
  return openKeys(db, now)
    .innerJoin('directory.tenant as tenant', 'tenant.tenantId', 'key.tenantId')
    .select([
      'key.keyId',
      'key.lastUsedAt',
      'key.expiresAt',
      'tenant.tenantId',
      'tenant.schemaKey',
      'tenant.businessId',
      'tenant.subCategoryId',
      'tenant.merchantOrderId',
      'tenant.paymentStatus',
      'tenant.paidUntil',
    ])
    .where('key.keyHash', '=', tokenHash(secret))
    .executeTakeFirst();
}

/** Records the use of a key, to the minute. */
async function noteUse(db: DirectoryDb, keyId: string, lastUsedAt: Date | null, now: Date): Promise<void> {
  if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < NOTE_EVERY) return;
  await db.sql
    .updateTable('directory.apiKey')
    .set({ lastUsedAt: now })
    .where('keyId', '=', keyId)
    .where((is) => is.or([is('lastUsedAt', 'is', null), is('lastUsedAt', '<', now)]))
    .execute();
}

/** The equivalent of a session for an API key; undefined for an invalid key. */
export function findKey(database: Database, secret: string, now: Date): Promise<OpenSession | undefined> {
  return readDirectory(database, async (db) => {
    const found = await readKey(db, secret, now);
    if (!found) return undefined;
    const { keyId, lastUsedAt, expiresAt, paymentStatus, ...tenant } = found;
    await noteUse(db, keyId, lastUsedAt, now);
    return {
      ...tenant,
      paymentStatus: paymentState(paymentStatus),
      isKey: true,
      sessionId: keyId,
      staffId: keyId,
      mobile: '',
      pendingMobile: null,
      mustChangePin: false,
      deviceHash: null,
      signedInAt: NEVER,
      pinConfirmedAt: NEVER,
      lastUsedAt: now,
      endsAt: expiresAt,
    };
  });
}

/** Whether an invalid key was valid once: a caller that still uses it is not guessing. */
export function wasKey(database: Database, secret: string): Promise<boolean> {
  return readDirectory(database, async (db) => {
    const found = await db.sql
      .selectFrom('directory.apiKey')
      .select('keyId')
      .where('keyHash', '=', tokenHash(secret))
      .executeTakeFirst();
    return found !== undefined;
  });
}

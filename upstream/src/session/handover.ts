import { type Database } from '../db/database.ts';
import { withDirectory } from '../db/directory.ts';
import { Refused } from '../http/refused.ts';
import type { DirectoryCall, PublicCall } from '../http/route.ts';
import { findSession, findSessionById, type OpenSession } from './findSession.ts';
import { findDevice } from './guard/devices.ts';
import { HANDOVER_LIMIT } from './limits.ts';
import { startSession } from './startSession.ts';
import { newToken, tokenHash } from './tokens.ts';

/** Makes a single-use code that opens another session like the caller's; it replaces an earlier one. */
export async function createCode({
  directory,
  caller,
  now,
}: Pick<DirectoryCall, 'directory' | 'caller' | 'now'>): Promise<{ code: string; expiresAt: Date }> {
  const code = newToken();
  const expiresAt = new Date(now.getTime() + HANDOVER_LIMIT);
  const values = { codeHash: tokenHash(code), sessionId: caller.sessionId, expiresAt };
  await directory.sql
    .insertInto('directory.handover')
    .values(values)
    .onConflict((conflict) => conflict.column('sessionId').doUpdateSet(values))
    .execute();
  return { code, expiresAt };
}

/** The session of a code, which is consumed: of concurrent calls only one finds it. */
async function sessionOfCode(database: Database, code: string, now: Date): Promise<OpenSession | undefined> {
  const used = await withDirectory(database, (db) =>
    db.sql
      .deleteFrom('directory.handover')
      .where('codeHash', '=', tokenHash(code))
      .returning(['sessionId', 'expiresAt'])
      .executeTakeFirst(),
  );
  if (!used || used.expiresAt <= now) return undefined;
  return findSessionById(database, used.sessionId, now);
}

/**
 * Opens a session for a code. It counts as begun when the PIN behind the original session was entered, so that a
 * hand-over neither extends a session nor avoids the PIN. Where the installation allows it, an access token is accepted
 * instead of a code.
 * @throws Refused HANDOVER_INVALID, equally for a used, expired or unknown code
 */
export async function exchangeCode(
  { database, rawTokens, now, request }: Pick<PublicCall, 'database' | 'rawTokens' | 'now' | 'request'>,
  code: string,
  deviceToken: string | null | undefined,
): Promise<string> {
  const origin =
    (await sessionOfCode(database, code, now)) ??
    (rawTokens ? await findSession(database, code, now) : undefined);
  if (!origin) throw new Refused('HANDOVER_INVALID');
  const { tenantId, staffId, mobile, signedInAt, pinConfirmedAt } = origin;
  return withDirectory(database, async (db) => {
    const device = await findDevice(db, deviceToken, mobile);
    const session = {
      tenantId,
      staffId,
      deviceHash: device?.known ? device.hash : null,
      userAgent: request.userAgent ?? null,
      pinGiven: { signedInAt, pinConfirmedAt },
    };
    return startSession(db, session, now);
  });
}

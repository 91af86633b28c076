import { checkNewKey, KEY_PREFIX, keyEnd, keyName, MOST_KEYS, formatMessage } from '@galla/domain';
import type { Static } from 'typebox';
import { newId } from '../db/id.ts';
import { Refused, refuseOn } from '../http/refused.ts';
import type { DirectoryCall } from '../http/route.ts';
import { newToken, requireFreshPin, tokenHash } from '../session/index.ts';
import type { createApiKey } from './contract.ts';
import { listKeys } from './list.ts';

type Body = Static<NonNullable<typeof createApiKey.schema.body>>;
type Call = Pick<DirectoryCall, 'db' | 'directory' | 'caller' | 'now'>;

/** Serializes concurrent creations, so that both count and names are unique. */
async function lockKeys({ db, caller }: Call): Promise<void> {
  await db.sql
    .selectFrom('staff')
    .select('id')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', caller.staffId)
    .forUpdate()
    .execute();
}

/**
 * Makes a key that acts in the shop under its own name. Only a hash of its secret is stored.
 * @throws Refused PIN_REQUIRED, TOO_MANY_KEYS, or problems of name and scopes
 */
export async function createKey(call: Call, body: Body): Promise<Static<typeof createApiKey.schema.answer>> {
  const { db, directory, caller, now } = call;
  requireFreshPin(caller, now);
  await lockKeys(call);
  const keys = await listKeys(call);
  refuseOn(
    ...checkNewKey(
      body,
      caller.capabilities,
      keys.map((key) => key.name),
    ),
  );
  if (keys.length >= MOST_KEYS) throw new Refused('TOO_MANY_KEYS', { max: MOST_KEYS });
  const { tenantId } = db;
  const id = newId();
  const name = keyName(body.name);
  const scopes = [...new Set(body.scopes)];
  const secret = `${KEY_PREFIX}${newToken()}`;
  const expiresAt = keyEnd(body.life, now) ?? null;
  await db.sql
    .insertInto('staff')
    .values({
      tenantId,
      id,
      kind: 'KEY',
      firstName: formatMessage('keys.signature', { name }),
      createdAt: now,
    })
    .execute();
  await db.sql
    .insertInto('apiKey')
    .values({ tenantId, id, name, scopes, createdBy: caller.staffId, createdAt: now })
    .execute();
  await directory.sql
    .insertInto('directory.apiKey')
    .values({ keyHash: tokenHash(secret), keyId: id, tenantId, expiresAt })
    .execute();
  const data = {
    id,
    name,
    scopes,
    expires_at: expiresAt?.toISOString() ?? null,
    last_used_at: null,
    created_at: now.toISOString(),
    created_by: caller.staffId,
  };
  return { success: true, secret, data };
}

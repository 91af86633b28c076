import type { Static } from 'typebox';
import type { DirectoryCall } from '../http/route.ts';
import type { ApiKey } from './contract.ts';

/** The shop's keys that were not revoked, newest first. */
export async function listKeys({
  db,
  directory,
}: Pick<DirectoryCall, 'db' | 'directory'>): Promise<Static<typeof ApiKey>[]> {
  const found = await directory.sql
    .selectFrom('directory.apiKey')
    .select(['keyId', 'expiresAt', 'lastUsedAt'])
    .where('tenantId', '=', db.tenantId)
    .where('revokedAt', 'is', null)
    .execute();
  const byId = new Map(found.map((row) => [row.keyId, row]));
  const rows = await db.sql
    .selectFrom('apiKey')
    .select(['id', 'name', 'scopes', 'createdBy', 'createdAt'])
    .where('tenantId', '=', db.tenantId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap(({ id, name, scopes, createdBy, createdAt }) => {
    const key = byId.get(id);
    if (!key) return [];
    return {
      id,
      name,
      scopes,
      expires_at: key.expiresAt?.toISOString() ?? null,
      last_used_at: key.lastUsedAt?.toISOString() ?? null,
      created_at: createdAt.toISOString(),
      created_by: createdBy,
    };
  });
}

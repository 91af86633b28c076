import { PICTURES } from '@galla/domain';
import { before } from '../db/before.ts';
import type { Database } from '../db/database.ts';
import { oneOf } from '../db/oneOf.ts';
import { type TenantDb, withTenant } from '../db/tenant.ts';
import type { Files } from './files.ts';
import { CLAIM_TIME, thumbnailPath } from './uploads.ts';

/** Twice the claim time, so that no claim can be in progress. */
const KEPT = 2 * CLAIM_TIME;
const USES = Object.keys(PICTURES) as (keyof typeof PICTURES)[];

const expired = (db: TenantDb, now: Date) =>
  db.sql
    .selectFrom('upload')
    .select(['id', 'use', 'path'])
    .where('tenantId', '=', db.tenantId)
    .where('createdAt', '<', before(now, KEPT))
    .execute();

/**
 * Deletes pictures of a shop that were never claimed or are no longer used. Files are deleted first, so that the next
 * run completes an interrupted one.
 */
export async function tidyUploads(
  database: Database,
  files: Files,
  tenantId: string,
  now: Date,
): Promise<void> {
  const rows = await withTenant(database, tenantId, (db) => expired(db, now), { readOnly: true });
  if (rows.length === 0) return;
  for (const { use, path } of rows) {
    await files.remove(path);
    const small = thumbnailPath(oneOf(USES, use), path);
    if (small !== undefined) await files.remove(small);
  }
  const ids = rows.map(({ id }) => id);
  await withTenant(database, tenantId, (db) =>
    db.sql.deleteFrom('upload').where('tenantId', '=', tenantId).where('id', 'in', ids).execute(),
  );
}

import { type PictureRule, PICTURES, type PictureUse, problem } from '@galla/domain';
import { before } from '../db/before.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../db/id.ts';
import { type TenantDb, withTenant } from '../db/tenant.ts';
import { tooMany } from '../http/errors.ts';
import { refusedFor } from '../http/refused.ts';
import type { Files } from './files.ts';
import { encodePicture } from './images/encode.ts';

/** How long an upload can be claimed, in milliseconds (spec: one hour). */
export const CLAIM_TIME = 3_600_000;
/** Maximum number of waiting uploads per person. */
const MOST_WAITING = 60;

/** The person who uploaded it and may claim it. */
export interface UploadOwner {
  tenantId: string;
  staffId: string;
}

/** A picture waiting to be claimed. */
export interface Upload {
  id: string;
  path: string;
  width: number;
  height: number;
}

/** The path of a picture's thumbnail; undefined for a use without one. */
export function thumbnailPath(use: PictureUse, path: string): string | undefined {
  const { thumbnail }: PictureRule = PICTURES[use];
  return thumbnail === undefined ? undefined : path.replace(/\.(\w+)$/, '-small.jpg');
}

async function insertUpload(
  db: TenantDb,
  row: { id: string; staffId: string; use: string; path: string },
  now: Date,
) {
  const { tenantId } = db;
  const { waiting } = await db.sql
    .selectFrom('upload')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('tenantId', '=', tenantId)
    .where('staffId', '=', row.staffId)
    .where('createdAt', '>', before(now, CLAIM_TIME))
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= MOST_WAITING) throw tooMany(60);
  await db.sql
    .insertInto('upload')
    .values({ ...row, tenantId, createdAt: now })
    .execute();
}

/**
 * Stores a picture until a record claims it. The row is written first, so that housekeeping finds the file whatever
 * happens in between.
 * @throws Refused for a file that is not a picture, and above the limit of waiting uploads
 */
export async function storeUpload(
  { database, files }: { database: Database; files: Files },
  {
    owner,
    use,
    bytes,
    field,
    now,
  }: { owner: UploadOwner; use: PictureUse; bytes: Buffer; field: string; now: Date },
): Promise<Upload> {
  const picture = await encodePicture(use, bytes, field);
  const { tenantId, staffId } = owner;
  const id = newId();
  const path = `${tenantId}/${use}s/${id}.${picture.extension}`;
  await withTenant(database, tenantId, (db) => insertUpload(db, { id, staffId, use, path }, now));
  await files.write(path, picture.bytes);
  const small = thumbnailPath(use, path);
  if (small !== undefined && picture.thumbnail !== undefined) await files.write(small, picture.thumbnail);
  return { id, path, width: picture.width, height: picture.height };
}

/**
 * Claims an upload for a record in the record's transaction; returns the path to store.
 * @throws Refused at `field` for another person's upload, another use, or one older than an hour
 */
export async function claimUpload(
  db: TenantDb,
  {
    id,
    staffId,
    use,
    field,
    now,
  }: { id: string; staffId: string; use: PictureUse; field: string; now: Date },
): Promise<string> {
  const claimed = await db.sql
    .deleteFrom('upload')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .where('staffId', '=', staffId)
    .where('use', '=', use)
    .where('createdAt', '>', before(now, CLAIM_TIME))
    .returning('path')
    .executeTakeFirst();
  if (!claimed) throw refusedFor(problem(field, 'INVALID_INPUT', 'files.uploadGone'));
  return claimed.path;
}

/**
 * Marks pictures as unused: housekeeping deletes them some time after the transaction. Pictures outside of the shop's
 * folder, which demo shops share, are never deleted.
 */
export async function retirePictures(
  db: TenantDb,
  use: PictureUse,
  paths: readonly (string | null)[],
  now: Date,
): Promise<void> {
  const { tenantId } = db;
  const own = paths.filter((path) => path !== null).filter((path) => path.startsWith(`${tenantId}/`));
  if (own.length === 0) return;
  await db.sql
    .insertInto('upload')
    .values(own.map((path) => ({ tenantId, id: newId(), staffId: null, use, path, createdAt: now })))
    .execute();
}

/** The same for one picture; null is ignored. */
export const retirePicture = (db: TenantDb, use: PictureUse, path: string | null, now: Date): Promise<void> =>
  retirePictures(db, use, [path], now);

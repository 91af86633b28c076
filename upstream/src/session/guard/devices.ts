import type { DirectoryDb } from '../../db/directory.ts';
import { newToken, tokenHash } from '../tokens.ts';

/** A device by its token, and whether it is known for the mobile. */
export interface Device {
  hash: Buffer;
  known: boolean;
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The device of a token issued by us; undefined for any other text. */
export async function findDevice(
  db: DirectoryDb,
  token: string | null | undefined,
  mobile: string,
): Promise<Device | undefined> {
  if (typeof token !== 'string' || !TOKEN.test(token)) return undefined;
  const hash = tokenHash(token);
  const rows = await db.sql
    .selectFrom('directory.device')
    .select('mobile')
    .where('deviceHash', '=', hash)
    .execute();
  return rows.length === 0 ? undefined : { hash, known: rows.some((row) => row.mobile === mobile) };
}

/**
 * Records that a mobile signed in on a device. A device without a token gets one, to be stored in an HttpOnly cookie;
 * several people at a counter share a device.
 */
export async function rememberDevice(
  db: DirectoryDb,
  device: Device | undefined,
  mobile: string,
  now: Date,
): Promise<{ hash: Buffer; newToken: string | null }> {
  const token = device ? null : newToken();
  const hash = device?.hash ?? tokenHash(token ?? '');
  await db.sql
    .insertInto('directory.device')
    .values({ deviceHash: hash, mobile, createdAt: now, lastUsedAt: now })
    .onConflict((conflict) => conflict.columns(['deviceHash', 'mobile']).doUpdateSet({ lastUsedAt: now }))
    .execute();
  return { hash, newToken: token };
}

import { rupees, type Paise } from '@galla/domain';
import { sql } from 'kysely';
import { newId } from '../../db/id.ts';
import { paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { retirePictures } from '../../files/index.ts';
import { Refused } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { matches } from '../../plainTable/rows.ts';
import { type Addresses, claimOnePicture } from '../pictures.ts';

/** Measurement points of garments, in display order. */
export const readPoints = (db: TenantDb, garmentIds: readonly string[]) =>
  db.sql
    .selectFrom('measurementPoint')
    .where(matches(db, 'measurementPoint', {}))
    .where('garmentId', '=', sql<string>`any(${garmentIds})`)
    .select(['id', 'garmentId', 'name', 'image', 'price'])
    .orderBy('position')
    .orderBy('id')
    .execute();

type StoredPoint = Awaited<ReturnType<typeof readPoints>>[number];

export const pointOnWire = (point: StoredPoint, addresses: (path: string | null) => Addresses) => ({
  id: point.id,
  name: point.name,
  image_url: addresses(point.image).image,
  price: rupees(paiseOf(point.price)),
});

/** A measurement point of a garment, validated, with its picture as sent. */
export interface PointSent {
  id?: string | null | undefined;
  name: string;
  price: Paise;
  image_url?: string | null | undefined;
}

/**
 * Replaces the measurement points of a garment by an ordered list; missing ones are deleted. Refuses an unknown point.
 */
export async function savePoints(
  call: Pick<Call, 'db' | 'caller' | 'now'>,
  garmentId: string,
  sent: readonly PointSent[],
): Promise<void> {
  const { db, now } = call;
  const { tenantId } = db;
  const before = new Map((await readPoints(db, [garmentId])).map((point) => [point.id, point]));
  const rows: { id: string; name: string; price: string; image: string | null; position: number }[] = [];
  for (const [at, { id: said, name, price, image_url: sentImage }] of sent.entries()) {
    const stored = said == null ? undefined : before.get(said);
    if (said != null && (!stored || rows.some(({ id }) => id === said))) throw new Refused('NOT_FOUND');
    const image = await claimOnePicture(
      call,
      sentImage,
      stored?.image ?? null,
      `measurements.${at}.image_url`,
    );
    rows.push({ id: said ?? newId(), name: name.trim(), price: rupees(price), image, position: at + 1 });
  }
  const kept = new Set(rows.map(({ image }) => image));
  const gone = [...before.values()].map(({ image }) => image).filter((image) => !kept.has(image));
  await retirePictures(db, 'pattern', gone, now);
  // Deletes and inserts all of them, since names may have been swapped.
  await db.sql
    .deleteFrom('measurementPoint')
    .where(matches(db, 'measurementPoint', { garmentId }))
    .execute();
  if (rows.length === 0) return;
  await db.sql
    .insertInto('measurementPoint')
    .values(rows.map((row) => ({ ...row, tenantId, garmentId, createdAt: now, updatedAt: now })))
    .execute();
}

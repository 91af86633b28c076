import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import { retirePicture } from '../../files/index.ts';

/** Gives a locked item the picture at the path, or none; the old one is removed once the transaction is through. */
export async function savePicture(
  db: TenantDb,
  item: { id: string; image: string | null },
  image: string | null,
  now: Date,
): Promise<void> {
  await db.sql
    .updateTable('catalogueItem')
    .set({ image, updatedAt: sql`now()` })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', item.id)
    .execute();
  await retirePicture(db, 'product', item.image, now);
}

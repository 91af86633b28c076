import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import { retirePicture } from '../../files/index.ts';

/** Sets or removes the picture of a locked item; the old file is deleted after the transaction commits. */
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

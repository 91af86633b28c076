import { dayIn } from '@galla/domain';
import type { TenantDb } from '../../../db/tenant.ts';

/** Deletes what the law required to keep of erased customers once its day has passed. */
export async function tidyErased(db: TenantDb, now: Date): Promise<void> {
  const shop = await db.sql
    .selectFrom('shop')
    .where('tenantId', '=', db.tenantId)
    .select('timeZone')
    .executeTakeFirst();
  if (!shop) return;
  const today = dayIn(shop.timeZone, now);
  const gone = await db.sql
    .deleteFrom('erasedParty')
    .where('tenantId', '=', db.tenantId)
    .where('keptUntil', '<', today)
    .returning('documentId')
    .execute();
  if (gone.length === 0) return;
  const ids = gone.map(({ documentId }) => documentId);
  await db.sql
    .updateTable('document')
    .set({ customerGstin: null, description: null, updatedAt: now })
    .where('tenantId', '=', db.tenantId)
    .where('id', 'in', ids)
    .execute();
  await db.sql
    .updateTable('creditNote')
    .set({ note: null })
    .where('tenantId', '=', db.tenantId)
    .where('documentId', 'in', ids)
    .execute();
}

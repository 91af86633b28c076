import { ADD_ONS_NAME } from '@galla/domain';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';

/** Creates the add-ons area of a new shop, which applies to all garments. */
export async function addAddOns(db: TenantDb, now: Date): Promise<void> {
  const { tenantId } = db;
  const area = { id: newId(), name: ADD_ONS_NAME, kind: 'ADD_ONS', createdAt: now, updatedAt: now };
  await db.sql
    .insertInto('designArea')
    .values({ ...area, tenantId })
    .execute();
}

import { type BasisPoints, naturalKey, percentText } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';

/** A service that another slice bills and that is hidden from the cart; each bill sets its price. */
export interface HiddenService {
  id: string;
  title: string;
  /** SAC. */
  hsn: string;
  gst: BasisPoints;
}

/** Adds the service, or updates the one with its id. */
export async function keepHiddenService(
  db: TenantDb,
  { id, title, hsn, gst }: HiddenService,
  now: Date,
): Promise<void> {
  const values = {
    title,
    sortKey: naturalKey(title),
    hsn,
    gstPercentage: percentText(gst),
    gstFromSetting: false,
    taxInclusive: false,
    status: 'HIDDEN',
    deletedAt: null,
  };
  const { tenantId } = db;
  await db.sql
    .insertInto('catalogueItem')
    .values({ ...values, tenantId, id, kind: 'SERVICE', createdAt: now, updatedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'id'])
        .doUpdateSet({ ...values, updatedAt: now })
        .where(
          sql<boolean>`(catalogue_item.title, catalogue_item.hsn, catalogue_item.gst_percentage, catalogue_item.status,
            catalogue_item.deleted_at, catalogue_item.gst_from_setting, catalogue_item.tax_inclusive) is distinct from
            (excluded.title, excluded.hsn, excluded.gst_percentage, excluded.status, excluded.deleted_at,
             excluded.gst_from_setting, excluded.tax_inclusive)`,
        ),
    )
    .execute();
}

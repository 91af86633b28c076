import { problem, quantityText, readPoints } from '@galla/domain';
import { milliOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { Refused, refuseOn } from '../../http/refused.ts';
import { plainTable } from '../../plainTable/plainTable.ts';

/** Points that designations earn by selling a product, in the order of the hierarchy. */
export const points = plainTable({
  table: 'productPoints',
  read: (db, { id, ids, productId }) =>
    db.sql
      .selectFrom('productPoints as points')
      .innerJoin('designation', (join) =>
        join
          .onRef('designation.tenantId', '=', 'points.tenantId')
          .onRef('designation.id', '=', 'points.designationId'),
      )
      .where('points.tenantId', '=', db.tenantId)
      .$if(id !== undefined, (rows) => rows.where('points.id', '=', id ?? ''))
      .$if(ids !== undefined, (rows) => rows.where('points.id', 'in', (ids ?? '').split(',')))
      .$if(productId !== undefined, (rows) => rows.where('points.itemId', '=', productId ?? ''))
      .selectAll('points')
      .select('designation.name')
      .orderBy('designation.lft')
      .execute(),
  toWire: (row) => ({
    id: row.id,
    product_id: row.itemId,
    designation_id: row.designationId,
    designation_name: row.name,
    points: quantityText(milliOf(row.points)),
  }),
  taken: {
    product_points_tenant_id_item_id_designation_id_key: problem(
      'designation_id',
      'POINTS_TAKEN',
      'optical.pointsTaken',
    ),
  },
});

/** What is stored of an assignment; refuses what the form would mark, and a designation that is not there. */
export async function checkedPoints(
  db: TenantDb,
  { designationId, points: sent }: { designationId: string; points: string | number },
) {
  const read = readPoints({ designation: designationId, points: String(sent) });
  if ('problems' in read) refuseOn(...read.problems);
  const designation = await db.sql
    .selectFrom('designation')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', designationId)
    .select('id')
    // Nobody deletes it meanwhile.
    .forKeyShare()
    .executeTakeFirst();
  if (!designation) throw new Refused('NOT_FOUND');
  return { designationId, points: quantityText('points' in read ? read.points : 0) };
}

/** Refuses NOT_FOUND for what is no product of the shop. */
export async function requireProduct(db: TenantDb, id: string): Promise<void> {
  const product = await db.sql
    .selectFrom('catalogueItem')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .where('kind', '=', 'PRODUCT')
    .where('deletedAt', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (!product) throw new Refused('NOT_FOUND');
}

/** The designations that have no points for a product, in the order of the hierarchy. */
export function listWithoutPoints(db: TenantDb, itemId: string): Promise<{ id: string; name: string }[]> {
  return db.sql
    .selectFrom('designation')
    .where('designation.tenantId', '=', db.tenantId)
    .where((designation) =>
      designation.not(
        designation.exists(
          designation
            .selectFrom('productPoints as points')
            .whereRef('points.tenantId', '=', 'designation.tenantId')
            .whereRef('points.designationId', '=', 'designation.id')
            .where('points.itemId', '=', itemId)
            .select('points.id'),
        ),
      ),
    )
    .select(['designation.id', 'designation.name'])
    .orderBy('designation.lft')
    .execute();
}

import { quantityText } from '@galla/domain';
import type { InferResult } from 'kysely';
import type { Static } from 'typebox';
import { milliOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { Refused } from '../../http/refused.ts';
import type { Points } from './contract.ts';

/** Assigned points with their designations, in the order of the hierarchy; narrow it with `where`. */
export function selectPoints(db: TenantDb) {
  return db.sql
    .selectFrom('productPoints as points')
    .innerJoin('designation', (join) =>
      join
        .onRef('designation.tenantId', '=', 'points.tenantId')
        .onRef('designation.id', '=', 'points.designationId'),
    )
    .where('points.tenantId', '=', db.tenantId)
    .select(['points.id', 'points.itemId', 'points.designationId', 'points.points', 'designation.name'])
    .orderBy('designation.lft');
}

type PointsRow = InferResult<ReturnType<typeof selectPoints>>[number];

/** The assignment with this id. Refuses NOT_FOUND where there is none. */
export async function pointsRow(db: TenantDb, id: string): Promise<PointsRow> {
  const row = await selectPoints(db).where('points.id', '=', id).executeTakeFirst();
  if (!row) throw new Refused('NOT_FOUND');
  return row;
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

/** An assignment as it stands on the wire. */
export function toPoints(row: PointsRow): Static<typeof Points> {
  return {
    id: row.id,
    product_id: row.itemId,
    designation_id: row.designationId,
    designation_name: row.name,
    points: quantityText(milliOf(row.points)),
  };
}

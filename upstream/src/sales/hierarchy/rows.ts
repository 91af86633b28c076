import { isNestedSet, type Place, rebuildPlaces } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import { rightRows } from '../../session/index.ts';

/** The designations of the shop in hierarchical order, each with its staff by name and its rights. */
export function designationRows(db: TenantDb) {
  return db.sql
    .selectFrom('designation')
    .select([
      'id',
      'name',
      'parentId',
      'lft as left',
      'rgt as right',
      'sort',
      'visibilityPoints',
      'commissionPercent',
      'version',
      'rightsVersion',
    ])
    .select(
      sql<string[]>`array(
        select staff.id from staff
        where staff.tenant_id = designation.tenant_id and staff.designation_id = designation.id
        order by staff.first_name, staff.last_name, staff.id
      )`.as('employees'),
    )
    .select(rightRows.as('rights'))
    .where('tenantId', '=', db.tenantId)
    .orderBy('lft')
    .orderBy('id')
    .execute();
}

export type DesignationRow = Awaited<ReturnType<typeof designationRows>>[number];

/**
 * The positions of the designations. If the numbers are damaged, they are derived from parents and sibling order, so
 * that readers always see a valid hierarchy and the next write repairs it.
 */
export function placesOf(rows: readonly DesignationRow[]): Place[] {
  const places = rows.map(({ id, parentId, left, right }) => ({ id, parentId, left, right }));
  return isNestedSet(places) ? places : rebuildPlaces(rows.toSorted((one, other) => one.sort - other.sort));
}

/** Serializes writes of a shop's hierarchy until the transaction ends. */
export async function lockHierarchy(db: TenantDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${db.tenantId} hierarchy`}, 0))`.execute(db.sql);
}

/** The designations after waiting for earlier writes, locked until the transaction ends. */
export async function lockDesignations(db: TenantDb): Promise<DesignationRow[]> {
  await lockHierarchy(db);
  return designationRows(db);
}

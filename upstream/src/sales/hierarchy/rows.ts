import { isNestedSet, type Place, rebuildPlaces } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import { rightRows } from '../../session/index.ts';

/** The designations of the shop in the order of the hierarchy, each with its staff by name and its rights. */
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
 * Where the designations stand. Were the numbers ever damaged, parents and order of siblings tell the same, so that
 * every reader sees a whole hierarchy and the next write mends it.
 */
export function placesOf(rows: readonly DesignationRow[]): Place[] {
  const places = rows.map(({ id, parentId, left, right }) => ({ id, parentId, left, right }));
  return isNestedSet(places) ? places : rebuildPlaces(rows.toSorted((one, other) => one.sort - other.sort));
}

/** Lets the writes of one shop's hierarchy come one after the other, until each one's transaction ends. */
export async function lockHierarchy(db: TenantDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${db.tenantId} hierarchy`}, 0))`.execute(db.sql);
}

/** The designations as the write before left them, kept from changing until the transaction ends. */
export async function lockDesignations(db: TenantDb): Promise<DesignationRow[]> {
  await lockHierarchy(db);
  return designationRows(db);
}

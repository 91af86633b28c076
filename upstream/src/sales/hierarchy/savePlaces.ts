import { isNestedSet, type Place, ranksOf } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import type { DesignationRow } from './rows.ts';

/**
 * Writes the changed positions of designations; returns their number. Only a valid nested set is ever written.
 * @param movedId the moved designation: its version increments even if its parent stays
 */
export async function savePlaces(
  db: TenantDb,
  stored: readonly DesignationRow[],
  places: readonly Place[],
  movedId?: string,
): Promise<number> {
  if (!isNestedSet(places)) throw new Error('The hierarchy would not be a nested set');
  const ranks = ranksOf(places);
  const rows = new Map(stored.map((row) => [row.id, row]));
  const changed = places.flatMap(({ id, parentId, left, right }) => {
    const row = rows.get(id);
    const sort = ranks.get(id) ?? 1;
    if (!row) return [];
    const rehung = row.parentId !== parentId;
    const stays = !rehung && row.left === left && row.right === right && row.sort === sort;
    const grows = rehung || (id === movedId && (row.sort !== sort || row.left !== left));
    return stays ? [] : [{ id, parent_id: parentId, lft: left, rgt: right, sort, grown: grows ? 1 : 0 }];
  });
  if (changed.length === 0) return 0;
  await sql`
    update designation
    set parent_id = now.parent_id, lft = now.lft, rgt = now.rgt, sort = now.sort,
        version = designation.version + now.grown
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as now (id uuid, parent_id uuid, lft integer, rgt integer, sort integer, grown integer)
    where designation.tenant_id = ${db.tenantId} and designation.id = now.id
  `.execute(db.sql);
  return changed.length;
}

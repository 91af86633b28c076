import { inTreeOrder, percentText } from '@galla/domain';
import type { Static } from 'typebox';
import { basisPointsOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Designation, DesignationTree } from './contract.ts';
import { type DesignationRow, designationRows, placesOf } from './rows.ts';

function toDesignation(row: DesignationRow): Static<typeof Designation> {
  return {
    id: row.id,
    name: row.name,
    visibility_points: row.visibilityPoints,
    commission_percent: percentText(basisPointsOf(row.commissionPercent)),
    parent_id: row.parentId,
    lft: row.left,
    rgt: row.right,
    version: row.version,
    employees: row.employees,
  };
}

/** The designations as a tree. */
export function toTree(rows: readonly DesignationRow[]): DesignationTree[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const nodes = new Map<string, DesignationTree>();
  const roots: DesignationTree[] = [];
  for (const { id, parentId, left, right } of inTreeOrder(placesOf(rows))) {
    const row = byId.get(id);
    if (!row) continue;
    const node = { ...toDesignation(row), parent_id: parentId, lft: left, rgt: right, children: [] };
    nodes.set(id, node);
    (parentId === null ? roots : (nodes.get(parentId)?.children ?? roots)).push(node);
  }
  return roots;
}

/** A designation as it is after a write. */
export async function designationNow(db: TenantDb, id: string): Promise<Static<typeof Designation>> {
  const row = (await designationRows(db)).find((one) => one.id === id);
  if (!row) throw new Error('A designation just written is not there');
  return toDesignation(row);
}

import {
  inTreeOrder,
  menusAt,
  partsOfRight,
  percentText,
  rightMenus,
  type Capability,
  type Right,
} from '@galla/domain';
import type { Static } from 'typebox';
import { basisPointsOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import type { Designation, DesignationTree } from './contract.ts';
import { rightsOf } from '../../session/index.ts';
import { type DesignationRow, designationRows, placesOf } from './rows.ts';

type Capabilities = readonly Capability[];

/** The number of these rights on menus that the business has. */
function countOf(rights: ReadonlySet<Right>, capabilities: Capabilities): number {
  const table = rightMenus(capabilities);
  const menus = new Set<string>(table.flatMap(({ slug }) => menusAt(table, slug, null) ?? []));
  return [...rights].filter((right) => menus.has(partsOfRight(right).menu)).length;
}

function toDesignation(row: DesignationRow, capabilities: Capabilities): Static<typeof Designation> {
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
    rights: countOf(rightsOf(row.rights), capabilities),
  };
}

/** The designations in hierarchical order. */
export function toList(
  rows: readonly DesignationRow[],
  capabilities: Capabilities,
): Static<typeof Designation>[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return inTreeOrder(placesOf(rows)).flatMap(({ id, parentId, left, right }) => {
    const row = byId.get(id);
    return row ? [{ ...toDesignation(row, capabilities), parent_id: parentId, lft: left, rgt: right }] : [];
  });
}

/** The designations as a tree. */
export function toTree(rows: readonly DesignationRow[], capabilities: Capabilities): DesignationTree[] {
  const nodes = new Map<string, DesignationTree>();
  const roots: DesignationTree[] = [];
  for (const designation of toList(rows, capabilities)) {
    const node = { ...designation, children: [] };
    const { id, parent_id: parentId } = designation;
    nodes.set(id, node);
    (parentId === null ? roots : (nodes.get(parentId)?.children ?? roots)).push(node);
  }
  return roots;
}

/** A designation after a write. */
export async function designationNow(
  db: TenantDb,
  { capabilities }: Pick<Caller, 'capabilities'>,
  id: string,
): Promise<Static<typeof Designation>> {
  const row = (await designationRows(db)).find((one) => one.id === id);
  if (!row) throw new Error('A designation just written is not there');
  return toDesignation(row, capabilities);
}

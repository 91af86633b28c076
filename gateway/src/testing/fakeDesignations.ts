import { sales } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import { answering, type Fake } from './fakeUpstream.ts';
import { uuid } from './uuid.ts';

export type DesignationRow = Answer<typeof sales.designationTree>['data'][number];
type Written = Answer<typeof sales.updateDesignation>['data'];

export const designationId = (n: number) => uuid('7', n);

/** The nth designation of a shop, with its descendants. */
export function designationRow(
  n: number,
  changes: Partial<DesignationRow> = {},
  children: DesignationRow[] = [],
): DesignationRow {
  return {
    id: designationId(n),
    name: `Designation ${n}`,
    visibility_points: 10 * n,
    commission_percent: '2.50',
    parent_id: null,
    lft: 1,
    rgt: 2,
    version: 1,
    employees: [],
    rights: 0,
    ...changes,
    children,
  };
}

/** The same as a write answers it. */
export function writtenRow(n: number): Written {
  const { children: _, ...row } = designationRow(n);
  return row;
}

/** `/designations/tree`: 1 over 2 and 3, and 4. */
export const hierarchyIs = (
  rows: DesignationRow[] = [
    designationRow(1, {}, [designationRow(2, { parent_id: designationId(1) }), designationRow(3)]),
    designationRow(4),
  ],
): Fake => answering(sales.designationTree, () => ({ success: true, data: rows }));

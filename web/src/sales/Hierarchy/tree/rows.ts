import type { Place } from '@galla/domain';
import type { Designation } from '../useHierarchy.ts';

/** A visible row of the tree. */
export interface TreeRow {
  designation: Designation;
  /** Undefined if it has no children. */
  expanded: boolean | undefined;
  /** Its position among its siblings, from 1, and their number, for screen readers. */
  rank: number;
  siblings: number;
}

/** The visible rows: all except those below a collapsed one. */
export function rowsInSight(designations: readonly Designation[], collapsed: ReadonlySet<string>): TreeRow[] {
  const counts = new Map<string | null, number>();
  for (const { parentId } of designations) counts.set(parentId, (counts.get(parentId) ?? 0) + 1);
  const seen = new Map<string | null, number>();
  const hidden = new Set<string>();
  return designations.flatMap((designation) => {
    const { id, parentId } = designation;
    const rank = (seen.get(parentId) ?? 0) + 1;
    seen.set(parentId, rank);
    if (parentId !== null && (hidden.has(parentId) || collapsed.has(parentId))) {
      hidden.add(id);
      return [];
    }
    const expanded = counts.has(id) ? !collapsed.has(id) : undefined;
    return [{ designation, expanded, rank, siblings: counts.get(parentId) ?? 1 }];
  });
}

/** The designations with children. */
export const branchesOf = (places: readonly Place[]): string[] => [
  ...new Set(places.flatMap(({ parentId }) => parentId ?? [])),
];

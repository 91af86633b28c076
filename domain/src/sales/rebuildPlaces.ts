import type { Place } from './place.ts';

/** A designation and its parent, in the order of the siblings. */
export type Parentage = Pick<Place, 'id' | 'parentId'>;

/**
 * Renumbers a hierarchy from the designations' parents. A designation with a missing parent goes to the root level,
 * and so does the first of a cycle: nothing is ever lost.
 */
export function rebuildPlaces(rows: readonly Parentage[]): Place[] {
  const known = new Set(rows.map(({ id }) => id));
  const children = new Map<string | null, string[]>();
  for (const { id, parentId } of rows) {
    const parent = parentId !== null && known.has(parentId) ? parentId : null;
    children.set(parent, [...(children.get(parent) ?? []), id]);
  }
  const places = new Map<string, Place>();
  let number = 0;
  const visit = (id: string, parentId: string | null): void => {
    if (places.has(id)) return;
    number += 1;
    const left = number;
    places.set(id, { id, parentId, left, right: left });
    for (const child of children.get(id) ?? []) visit(child, id);
    number += 1;
    places.set(id, { id, parentId, left, right: number });
  };
  for (const id of children.get(null) ?? []) visit(id, null);
  // The rest is in cycles, which are not reachable from a root.
  for (const { id } of rows) visit(id, null);
  return [...places.values()];
}

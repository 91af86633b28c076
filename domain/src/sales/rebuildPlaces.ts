import type { Place } from './place.ts';

/** A designation and its parent, in the order of the siblings. */
export type Parentage = Pick<Place, 'id' | 'parentId'>;

/**
 * Numbers a hierarchy anew from what its designations say of their parents. One whose parent is not there stands at
 * the root level, and so does the first of a circle: nothing is ever lost.
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
  // What is left stands in circles, which no root leads to.
  for (const { id } of rows) visit(id, null);
  return [...places.values()];
}

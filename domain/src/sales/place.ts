/**
 * A designation's place in the hierarchy, as a nested set: a walk through the tree gives out the numbers from 1 to
 * twice the count, `left` on entering a designation and `right` on leaving it. Descendants have their numbers
 * between the two.
 */
export interface Place {
  readonly id: string;
  /** Null at the root level. */
  readonly parentId: string | null;
  readonly left: number;
  readonly right: number;
}

/** In preorder: parents before their children, siblings in their set order. */
export function inTreeOrder<P extends Place>(places: readonly P[]): P[] {
  return places.toSorted((one, other) => one.left - other.left);
}

/** Whether numbers and parents agree without gaps: every write of the hierarchy must pass this check. */
export function isNestedSet(places: readonly Place[]): boolean {
  const open: Place[] = [];
  let number = 0;
  const close = (): void => {
    while (open.at(-1)?.right === number + 1) {
      open.pop();
      number += 1;
    }
  };
  for (const place of inTreeOrder(places)) {
    close();
    number += 1;
    if (place.left !== number || place.parentId !== (open.at(-1)?.id ?? null)) return false;
    open.push(place);
  }
  close();
  return open.length === 0;
}

/** Whether a designation is the other one or one of its descendants. */
export function isWithin(place: Place, other: Place): boolean {
  return place.left >= other.left && place.right <= other.right;
}

/** The levels of designations by their ids: 1 at the root. */
export function levelsOf(places: readonly Place[]): Map<string, number> {
  const levels = new Map<string, number>();
  for (const { id, parentId } of inTreeOrder(places)) {
    levels.set(id, (parentId === null ? 0 : (levels.get(parentId) ?? 0)) + 1);
  }
  return levels;
}

/** The position of each designation among its siblings by id, from 1. */
export function ranksOf(places: readonly Place[]): Map<string, number> {
  const counts = new Map<string | null, number>();
  const ranks = new Map<string, number>();
  for (const { id, parentId } of inTreeOrder(places)) {
    const rank = (counts.get(parentId) ?? 0) + 1;
    counts.set(parentId, rank);
    ranks.set(id, rank);
  }
  return ranks;
}

/**
 * Where a designation stands in the hierarchy, as a nested set: the numbers from 1 to twice the count are given out on
 * a walk through the tree, `left` on entering a designation and `right` on leaving it. What stands below it has its
 * numbers between the two.
 */
export interface Place {
  readonly id: string;
  /** Null at the root level. */
  readonly parentId: string | null;
  readonly left: number;
  readonly right: number;
}

/** In the order of the walk: parents before their children, siblings as people ordered them. */
export function inTreeOrder<P extends Place>(places: readonly P[]): P[] {
  return places.toSorted((one, other) => one.left - other.left);
}

/** Whether numbers and parents say the same, without a gap: the check that every write of the hierarchy must pass. */
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

/** Whether a designation is the other one, or stands below it. */
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

/** The place of each among its siblings by its id, from 1. */
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

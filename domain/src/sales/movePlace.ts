import { isWithin, type Place } from './place.ts';

/** The drop position relative to the drop target (spec 3 §4). */
export const POSITIONS = ['before', 'after', 'inside'] as const;
export type Position = (typeof POSITIONS)[number];

/** A move of a designation to a position. `inside` makes it the last child. */
export interface Move {
  readonly dragId: string;
  /** Null moves it to the root level: `before` all others, otherwise after them. */
  readonly dropId: string | null;
  readonly position: Position;
}

/** The gap that a subtree moves into: before the current number `at`, below the parent. */
interface Gap {
  at: number;
  parentId: string | null;
}

/** One past the last number. */
const endOf = (places: readonly Place[]): number => 2 * places.length + 1;

function gapOf(places: readonly Place[], drop: Place | null, position: Position): Gap {
  if (drop === null) return { at: position === 'before' ? 1 : endOf(places), parentId: null };
  if (position === 'inside') return { at: drop.right, parentId: drop.id };
  return { at: position === 'before' ? drop.left : drop.right + 1, parentId: drop.parentId };
}

/**
 * The hierarchy after a move, or why it is impossible: one of the two is missing (`missing`), or the target is
 * below the moved designation (`cycle`).
 */
export function movePlace(
  places: readonly Place[],
  { dragId, dropId, position }: Move,
): Place[] | 'missing' | 'cycle' {
  const drag = places.find(({ id }) => id === dragId);
  const drop = dropId === null ? null : places.find(({ id }) => id === dropId);
  if (!drag || drop === undefined) return 'missing';
  if (drop && isWithin(drop, drag)) return 'cycle';
  const { at, parentId } = gapOf(places, drop, position);
  const width = drag.right - drag.left + 1;
  const forward = at > drag.right;
  const shift = forward ? at - width - drag.left : at - drag.left;
  const renumber = (number: number): number => {
    if (number >= drag.left && number <= drag.right) return number + shift;
    // The numbers that the subtree passes make room for it.
    if (forward) return number > drag.right && number < at ? number - width : number;
    return number >= at && number < drag.left ? number + width : number;
  };
  return places.map((place) => ({
    id: place.id,
    parentId: place.id === dragId ? parentId : place.parentId,
    left: renumber(place.left),
    right: renumber(place.right),
  }));
}

/** The hierarchy with a new designation, last below a parent or at the root level. */
export function addPlace(places: readonly Place[], id: string, parentId: string | null): Place[] | 'missing' {
  const parent = parentId === null ? null : places.find((place) => place.id === parentId);
  if (parent === undefined) return 'missing';
  const at = parent?.right ?? endOf(places);
  const renumber = (number: number): number => (number >= at ? number + 2 : number);
  const moved = places.map((place) => ({
    ...place,
    left: renumber(place.left),
    right: renumber(place.right),
  }));
  return [...moved, { id, parentId, left: at, right: at + 1 }];
}

/** The hierarchy without a designation; its children move up to its place. */
export function removePlace(places: readonly Place[], id: string): Place[] | 'missing' {
  const gone = places.find((place) => place.id === id);
  if (!gone) return 'missing';
  const renumber = (number: number): number =>
    number - (number > gone.left ? 1 : 0) - (number > gone.right ? 1 : 0);
  return places
    .filter((place) => place !== gone)
    .map((place) => ({
      id: place.id,
      parentId: place.parentId === id ? gone.parentId : place.parentId,
      left: renumber(place.left),
      right: renumber(place.right),
    }));
}

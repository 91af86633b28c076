import type { Position } from '@galla/domain';

/** A drop position relative to another designation. */
export interface Drop {
  dropId: string;
  position: Position;
}

/** Undefined if the row has no visible children. */
type FirstChild = string | undefined;

/**
 * Maps a height within a row to a drop position: the upper quarter is before it, the lower one after it, the middle
 * inside it. Below an expanded row its first child follows, so the lower quarter is before that child.
 * @param share of the row's height, 0 at its top
 */
export function dropPlace(id: string, share: number, firstChild: FirstChild): Drop {
  if (share < 0.25) return { dropId: id, position: 'before' };
  if (share <= 0.75) return { dropId: id, position: 'inside' };
  return firstChild === undefined
    ? { dropId: id, position: 'after' }
    : { dropId: firstChild, position: 'before' };
}

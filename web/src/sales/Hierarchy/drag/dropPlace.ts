import type { Position } from '@galla/domain';

/** Where a designation would be dropped: seen from which one. */
export interface Drop {
  dropId: string;
  position: Position;
}

/** Nothing below it, or nothing that is shown: undefined. */
type FirstChild = string | undefined;

/**
 * What dropping at a height of a row means: the upper quarter is before it, the lower one after it, between them
 * inside it. Below an open branch its first child follows, and so the lower quarter is before that.
 * @param share of the row's height, 0 at its top
 */
export function dropPlace(id: string, share: number, firstChild: FirstChild): Drop {
  if (share < 0.25) return { dropId: id, position: 'before' };
  if (share <= 0.75) return { dropId: id, position: 'inside' };
  return firstChild === undefined
    ? { dropId: id, position: 'after' }
    : { dropId: firstChild, position: 'before' };
}

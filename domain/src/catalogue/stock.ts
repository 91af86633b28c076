import type { Milli } from '../quantity/quantity.ts';

/** So few of an item are worth a word, unless the item has a mark of its own. */
export const LOW_STOCK: Milli = 3000;

/** Whether so much is little: at the item's own mark or below, or at the mark that all have without one. */
export function isLow(available: Milli, mark: Milli | null | undefined): boolean {
  return available <= (mark ?? LOW_STOCK);
}

/** Whether a sale took the stock from enough to few: once on the way down, not at every sale after it. */
export function runsLow(before: Milli, after: Milli, mark?: Milli | null): boolean {
  return !isLow(before, mark) && isLow(after, mark);
}

/** Whether a sale took the last. */
export const runsOut = (before: Milli, after: Milli): boolean => before > 0 && after <= 0;

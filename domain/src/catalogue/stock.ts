import type { Milli } from '../quantity/quantity.ts';

/** Default low-stock mark, for items without their own. */
export const LOW_STOCK: Milli = 3000;

/** Whether a stock is low: at or below the item's own mark, or the default mark. */
export function isLow(available: Milli, mark: Milli | null | undefined): boolean {
  return available <= (mark ?? LOW_STOCK);
}

/** Whether a sale took the stock below the mark: reported once on the way down, not at every later sale. */
export function runsLow(before: Milli, after: Milli, mark?: Milli | null): boolean {
  return !isLow(before, mark) && isLow(after, mark);
}

/** Whether a sale took the last of the stock. */
export const runsOut = (before: Milli, after: Milli): boolean => before > 0 && after <= 0;

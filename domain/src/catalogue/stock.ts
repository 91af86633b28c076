import type { Milli } from '../quantity/quantity.ts';

/** So few of an item are worth a word, and are told once when a sale brings the stock down to here. */
export const LOW_STOCK: Milli = 3000;

/** Whether a sale took the stock from enough to few: once on the way down, not at every sale after it. */
export function runsLow(before: Milli, after: Milli): boolean {
  return before > LOW_STOCK && after <= LOW_STOCK;
}

import type { Paise } from '../money/paise.ts';
import type { Milli } from '../quantity/quantity.ts';
import { averageCost, type Stocked } from './goods.ts';

/** A receipt with a cost, and the average before it where that is known. */
export interface CostedReceipt {
  quantity: Milli;
  cost: Paise;
  before: Paise | undefined;
}

/**
 * The moving average cost per piece when a receipt is undone, the inverse of `averageCost`: the value of the stock
 * without the value of the receipt, over the quantity that remains. The average stays where nothing remains, or where
 * less than the receipt's value is left, since most of it was sold.
 */
export function averageWithout(
  { stock, average }: Stocked & { average: Paise },
  undone: CostedReceipt,
): Paise {
  const pieces = stock - undone.quantity;
  if (pieces <= 0) return average;
  // An average is rounded to a paisa, and a large receipt multiplies that. If the average before it explains the
  // current one, it is exact.
  const { before } = undone;
  if (before !== undefined && averageCost({ stock: pieces, average: before }, undone) === average)
    return before;
  const worth = BigInt(stock) * BigInt(average) - BigInt(undone.quantity) * BigInt(undone.cost);
  if (worth < 0n) return average;
  // Half a paisa rounds up, as in all amounts.
  return Number((2n * worth + BigInt(pieces)) / (2n * BigInt(pieces)));
}

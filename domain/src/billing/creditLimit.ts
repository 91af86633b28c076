import type { Paise } from '../money/paise.ts';

/** What a customer owes, and how much the shop lets him owe. */
export interface Account {
  /** Over all of the customer's bills. */
  pending: Paise;
  /** Credit the shop owes the customer. */
  credit: Paise;
  /** Null: unlimited. */
  limit: Paise | null;
}

/**
 * By how much a customer exceeds the limit once `rest` of a new bill stays unpaid; 0 within it. The shop is only
 * warned, and decides.
 */
export function aboveLimit({ pending, credit, limit }: Account, rest: Paise): Paise {
  return limit === null ? 0 : Math.max(0, pending - credit + rest - limit);
}

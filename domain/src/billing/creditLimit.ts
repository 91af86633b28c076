import type { Paise } from '../money/paise.ts';

/** What a customer owes, and how much the shop lets him owe. */
export interface Account {
  /** On all his bills. */
  pending: Paise;
  /** What the shop owes him. */
  credit: Paise;
  /** Null: as much as he likes. */
  limit: Paise | null;
}

/**
 * By how much a customer is above his limit once `rest` of a new bill stays unpaid; 0 where he is not. The shop is told, and
 * decides.
 */
export function aboveLimit({ pending, credit, limit }: Account, rest: Paise): Paise {
  return limit === null ? 0 : Math.max(0, pending - credit + rest - limit);
}

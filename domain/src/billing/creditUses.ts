import type { Paise } from '../money/paise.ts';

/** An amount that was kept as credit, or paid with it. */
export interface CreditStep {
  id: string;
  amount: Paise;
}

/** How a kept amount was spent, and what is left of it. */
export interface CreditUse {
  /** The payments it covered, and how much of each. */
  uses: CreditStep[];
  left: Paise;
}

/**
 * Which payments each kept amount of one customer's credit covered; the oldest credit is spent first. Both lists
 * come oldest first. No more is ever spent than was kept before, hence the relative order of the two lists does not
 * matter.
 * @returns the uses by the id of the kept amount
 */
export function creditUses(
  kept: readonly CreditStep[],
  spent: readonly CreditStep[],
): Map<string, CreditUse> {
  const open = spent.map((one) => ({ ...one }));
  let at = 0;
  return new Map(
    kept.map(({ id, amount }) => {
      const uses: CreditStep[] = [];
      let left = amount;
      for (let next = open[at]; next !== undefined && left > 0; next = open[at]) {
        const part = Math.min(left, next.amount);
        if (part > 0) uses.push({ id: next.id, amount: part });
        left -= part;
        next.amount -= part;
        if (next.amount === 0) at += 1;
      }
      return [id, { uses, left }];
    }),
  );
}

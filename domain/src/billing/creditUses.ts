import type { Paise } from '../money/paise.ts';

/** An amount that was kept as credit, or paid with it. */
export interface CreditStep {
  id: string;
  amount: Paise;
}

/** What a kept amount paid, and what is left of it. */
export interface CreditUse {
  /** Which payments it paid, and how much of each. */
  uses: CreditStep[];
  left: Paise;
}

/**
 * Which payments the credit of one customer paid: what was kept first is spent first. Both come the oldest first, and no
 * more is ever spent than was kept before, so that the order of the two among each other does not matter.
 * @returns by the id of what was kept
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

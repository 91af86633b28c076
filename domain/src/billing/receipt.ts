import type { Paise } from '../money/paise.ts';

/** What is still to pay on a bill. */
export interface Due {
  id: string;
  pending: Paise;
}

/** How money on account is allocated: over the bills in their order, oldest first; the excess becomes credit. */
export interface Spread {
  /** The bills it pays, all in full except perhaps the last. */
  parts: { id: string; amount: Paise }[];
  rest: Paise;
}

/** Allocates an amount to dues in the order given. */
export function spreadReceipt(amount: Paise, dues: readonly Due[]): Spread {
  const parts: Spread['parts'] = [];
  let rest = amount;
  for (const { id, pending } of dues) {
    const part = Math.min(rest, pending);
    if (part > 0) parts.push({ id, amount: part });
    rest -= part;
  }
  return { parts, rest };
}

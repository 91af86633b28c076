import type { Paise } from '../money/paise.ts';

/** What is still to pay on a bill. */
export interface Due {
  id: string;
  pending: Paise;
}

/** How money on account is spread: over the bills in their order, the oldest first; what is above all of them is credit. */
export interface Spread {
  /** The bills that it pays, in full but for the last. */
  parts: { id: string; amount: Paise }[];
  rest: Paise;
}

/** Spreads an amount over what is due, in the order in which it is given. */
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

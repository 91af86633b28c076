import type { Paise } from '../money/paise.ts';
import { percentOf } from '../percent/percent.ts';
import type { Discount } from './types.ts';

/** A discount in money: the amount itself, or its share of the subtotal, half-up to the paisa. */
export function discountAmount(discount: Discount | undefined, subtotal: Paise): Paise {
  if (!discount) return 0;
  return discount.kind === 'AMOUNT' ? discount.value : percentOf(subtotal, discount.value);
}

/**
 * Spreads a discount over values in proportion to them. The shares sum to `discount` exactly and none is above
 * its value: each is rounded down, and the paise left over go to the largest remainders, earlier lines first.
 * `discount` must be from 0 to the sum of the values.
 */
export function spreadDiscount(discount: Paise, values: readonly Paise[]): Paise[] {
  const sum = values.reduce((total, value) => total + BigInt(value), 0n);
  if (sum === 0n) return values.map(() => 0);
  const exact = values.map((value, index) => {
    const product = BigInt(discount) * BigInt(value);
    return { index, share: Number(product / sum), remainder: product % sum };
  });
  const shares = exact.map(({ share }) => share);
  const left = discount - shares.reduce((total, share) => total + share, 0);
  const byRemainder = exact.toSorted(
    (a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder),
  );
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

import type { Discount } from '@galla/domain';
import type { DiscountInput } from '../../types.generated.ts';

/** The discount as the rules take it: whichever of the two was given. */
export function readDiscount({ amount, percent }: DiscountInput): Discount {
  return percent == null ? { kind: 'AMOUNT', value: amount ?? 0 } : { kind: 'PERCENT', value: percent };
}

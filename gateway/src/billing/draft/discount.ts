import { parsePercent, parseRupees, type Discount } from '@galla/domain';
import type { DiscountInput } from '../../types.generated.ts';

/** The discount in exact numbers; undefined when its value is no number. */
export function readDiscount({ kind, value }: DiscountInput): Discount | undefined {
  const exact = kind === 'AMOUNT' ? parseRupees(value) : parsePercent(value);
  return exact === undefined ? undefined : { kind, value: exact };
}

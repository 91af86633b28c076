import type { Paise } from '../money/paise.ts';
import type { Milli } from '../quantity/quantity.ts';
import { type Problem, problem } from '../refusals/problem.ts';
import { checkGoods, type ReceivedGoods } from './goods.ts';

/** Maximum number of lines of a delivery. */
export const MAX_DELIVERY_LINES = 100;

/** A line of a delivery as entered. */
export interface DeliveryLine extends Pick<ReceivedGoods, 'quantity' | 'cost'> {
  /** Sold by the piece. */
  whole: boolean;
}

/** Checks a delivery: the fields of its bill, and those of each line, named `lines.<index>.<field>`. */
export function checkDelivery(
  bill: Pick<ReceivedGoods, 'supplier' | 'billNumber'>,
  lines: readonly DeliveryLine[],
): Problem[] {
  if (lines.length === 0) return [problem('lines', 'INVALID_INPUT', 'goods.linesMissing')];
  if (lines.length > MAX_DELIVERY_LINES)
    return [problem('lines', 'INVALID_INPUT', 'goods.tooManyLines', { max: MAX_DELIVERY_LINES })];
  // Any valid goods: the bill is checked once, not with every line.
  const ofBill = checkGoods({ quantity: 1000, cost: undefined, ...bill }, true);
  const ofLines = lines.flatMap(({ whole, ...line }, index) =>
    checkGoods({ ...line, supplier: '', billNumber: '' }, whole).map((found) => ({
      ...found,
      field: `lines.${index}.${found.field}`,
    })),
  );
  return [...ofBill, ...ofLines];
}

/** The amount of received goods; half a paisa rounds up. */
export const receivedAmount = ({ quantity, cost }: { quantity: Milli; cost: Paise }): Paise =>
  Number((BigInt(quantity) * BigInt(cost) + 500n) / 1000n);

/** The amount of a delivery, to compare with the supplier's bill: of the lines that have a quantity and a cost. */
export const deliveryAmount = (lines: readonly Pick<DeliveryLine, 'quantity' | 'cost'>[]): Paise =>
  lines.reduce(
    (sum, { quantity, cost }) =>
      quantity === undefined || cost === undefined ? sum : sum + receivedAmount({ quantity, cost }),
    0,
  );

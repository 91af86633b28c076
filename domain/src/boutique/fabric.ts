import { checkQuantity } from '../billing/checkCart.ts';
import { fitsMoney, type Paise } from '../money/paise.ts';
import { type Milli, times } from '../quantity/quantity.ts';
import { problem, type Problem } from '../refusals/problem.ts';

/** Maximum fabrics per item: cloth, lining, border and so on. */
export const MAX_FABRICS = 10;

/** Fabric of the shop that is sewn into an item. */
export interface Fabric {
  /** Per piece, in the unit in which the cloth is sold. */
  quantity: Milli;
  /** Per unit, before GST: the order adds GST to its whole subtotal. */
  rate: Paise;
}

/** Cost of the fabrics of one piece, each rounded half up to the paisa. */
export const fabricAmount = ({ quantity, rate }: Fabric): Paise => times(rate, quantity);

export const fabricsAmount = (fabrics: readonly Fabric[]): Paise =>
  fabrics.reduce((sum, fabric) => sum + fabricAmount(fabric), 0);

/**
 * Problems with a fabric, with field names. The stock is checked when the order is saved.
 * @param whole whether it is sold by the piece
 */
export function checkFabric(
  { quantity, rate, whole }: { quantity: Milli | undefined; rate: Paise | undefined; whole: boolean },
  field = '',
): Problem[] {
  return [
    checkQuantity({ quantity: quantity ?? 0, available: 0, tracked: false, whole }, `${field}quantity`),
    rate === undefined || rate < 0 || !fitsMoney(rate)
      ? problem(`${field}rate`, 'INVALID_INPUT', 'fabric.rateInvalid')
      : undefined,
  ].filter((one) => one !== undefined);
}

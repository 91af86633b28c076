import { checkQuantity } from '../billing/checkCart.ts';
import { fitsMoney, type Paise } from '../money/paise.ts';
import { type Milli, times } from '../quantity/quantity.ts';
import { problem, type Problem } from '../refusals/problem.ts';

/** The most fabrics of one item: cloth, lining, border and what else is cut. */
export const MAX_FABRICS = 10;

/** Cloth of the shop that is sewn into an item. */
export interface Fabric {
  /** Of one piece, in the unit in which the cloth is sold. */
  quantity: Milli;
  /** Of one unit, before GST: the order adds GST on all of it. */
  rate: Paise;
}

/** What the fabrics of one piece cost: each rounded half up to the paisa. */
export const fabricAmount = ({ quantity, rate }: Fabric): Paise => times(rate, quantity);

export const fabricsAmount = (fabrics: readonly Fabric[]): Paise =>
  fabrics.reduce((sum, fabric) => sum + fabricAmount(fabric), 0);

/**
 * What keeps a fabric from being sewn in, at its fields. Whether there is enough in stock is known when the order is saved.
 * @param whole sold by the piece
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

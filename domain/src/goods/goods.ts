import { fitsMoney, type Paise } from '../money/paise.ts';
import { isWhole, MAX_MILLI, type Milli } from '../quantity/quantity.ts';
import { type Problem, problem } from '../refusals/problem.ts';

/** The longest name of a supplier, and the longest number of a supplier's bill, in characters. */
export const MAX_SUPPLIER_NAME = 100;
export const MAX_BILL_NUMBER = 40;

/** Goods that come in, as they are entered. */
export interface ReceivedGoods {
  /** Undefined where what was entered is no quantity. */
  quantity: Milli | undefined;
  /** What one piece cost, without tax that the shop gets back; undefined where it is not known. */
  cost: Paise | undefined;
  supplier: string;
  billNumber: string;
}

/** What is wrong with goods that come in: something comes, in whole pieces where it is sold so, at no cost below 0. */
export function checkGoods(
  { quantity, cost, supplier, billNumber }: ReceivedGoods,
  whole: boolean,
): Problem[] {
  const found = [
    quantity === undefined || quantity <= 0 || quantity > MAX_MILLI
      ? problem('quantity', 'INVALID_INPUT', 'goods.quantityMissing')
      : whole && !isWhole(quantity)
        ? problem('quantity', 'INVALID_INPUT', 'billing.quantityNotWhole')
        : undefined,
    cost !== undefined && (cost < 0 || !fitsMoney(cost))
      ? problem('cost', 'INVALID_INPUT', 'goods.costInvalid')
      : undefined,
    supplier.trim().length > MAX_SUPPLIER_NAME
      ? problem('supplier', 'INVALID_INPUT', 'goods.supplierTooLong', { max: MAX_SUPPLIER_NAME })
      : undefined,
    billNumber.trim().length > MAX_BILL_NUMBER
      ? problem('bill_number', 'INVALID_INPUT', 'goods.billTooLong', { max: MAX_BILL_NUMBER })
      : undefined,
  ];
  return found.filter((one) => one !== undefined);
}

/** What there is of a thing, and what a piece of it cost on average; undefined before any cost is known. */
export interface Stocked {
  stock: Milli;
  average: Paise | undefined;
}

/**
 * The moving average of what a piece costs once more of it came in: what was there counts at its average, what came at its
 * cost. Where nothing was there, or nobody knows what it cost, the new cost counts alone.
 */
export function averageCost({ stock, average }: Stocked, came: { quantity: Milli; cost: Paise }): Paise {
  if (average === undefined || stock <= 0) return came.cost;
  const worth = BigInt(stock) * BigInt(average) + BigInt(came.quantity) * BigInt(came.cost);
  const pieces = BigInt(stock) + BigInt(came.quantity);
  // Half a paisa is rounded up, as in all amounts.
  return Number((2n * worth + pieces) / (2n * pieces));
}

/** The share of a price before tax that is not cost, in per cent to one place; undefined of what is given away. */
export function marginPercent(price: Paise, cost: Paise): string | undefined {
  if (price <= 0) return undefined;
  const tenths = Math.round(((price - cost) / price) * 1000) / 10;
  return tenths.toFixed(1).replace(/\.0$/, '');
}

/** So many days are looked at for what sells. */
export const SOLD_DAYS = 30;

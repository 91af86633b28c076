import { fitsMoney, type Paise } from '../money/paise.ts';
import { isWhole, MAX_MILLI, type Milli } from '../quantity/quantity.ts';
import { type Problem, problem } from '../refusals/problem.ts';

/** Maximum length of a supplier's name and of a supplier's bill number, in characters. */
export const MAX_SUPPLIER_NAME = 100;
export const MAX_BILL_NUMBER = 40;

/** Received goods as entered. */
export interface ReceivedGoods {
  /** Undefined when the entered text is not a quantity. */
  quantity: Milli | undefined;
  /** Cost per piece, without tax that the shop gets back; undefined when unknown. */
  cost: Paise | undefined;
  supplier: string;
  billNumber: string;
}

/** Checks received goods: a quantity above zero, whole where sold by the piece, and a cost not below 0. */
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

/** The stock of an item and its average cost per piece; undefined while no cost is known. */
export interface Stocked {
  stock: Milli;
  average: Paise | undefined;
}

/**
 * The moving average cost per piece after a receipt: the existing stock counts at its average, the receipt at its
 * cost. Without existing stock, or when its cost is unknown, the new cost counts alone.
 */
export function averageCost({ stock, average }: Stocked, came: { quantity: Milli; cost: Paise }): Paise {
  if (average === undefined || stock <= 0) return came.cost;
  const worth = BigInt(stock) * BigInt(average) + BigInt(came.quantity) * BigInt(came.cost);
  const pieces = BigInt(stock) + BigInt(came.quantity);
  // Half a paisa rounds up, as in all amounts.
  return Number((2n * worth + pieces) / (2n * pieces));
}

/** The margin of a price before tax, in per cent to one decimal; undefined for a price of 0. */
export function marginPercent(price: Paise, cost: Paise): string | undefined {
  if (price <= 0) return undefined;
  const tenths = Math.round(((price - cost) / price) * 1000) / 10;
  return tenths.toFixed(1).replace(/\.0$/, '');
}

/** The number of past days that count as recent sales. */
export const SOLD_DAYS = 30;

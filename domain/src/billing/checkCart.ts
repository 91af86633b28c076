import { isWhole, quantityText, type Milli } from '../quantity/quantity.ts';
import { problem, type Problem } from '../refusals/problem.ts';

/** A requested quantity and the stock there is for it. */
export interface StockAsked {
  quantity: Milli;
  available: Milli;
  /** Whether the item's stock is counted at all (`is_inventory`). */
  tracked: boolean;
  /** Sold by the piece: no fractions. */
  whole?: boolean;
}

/** The quantity of a cart line: above zero, and within the stock of a tracked product (spec 2 §5). */
export function checkQuantity(asked: StockAsked, field = 'quantity'): Problem | undefined {
  const { quantity, available, tracked, whole } = asked;
  if (!Number.isInteger(quantity) || quantity <= 0)
    return problem(field, 'INVALID_INPUT', 'billing.quantityMissing');
  if (whole && !isWhole(quantity)) return problem(field, 'INVALID_INPUT', 'billing.quantityNotWhole');
  if (!tracked || quantity <= available) return undefined;
  return problem(field, 'STOCK_SHORT', 'billing.stockShort', {
    available: quantityText(Math.max(0, available)),
  });
}

/** The quantities of the variant dialog: at least one above zero, each within its stock (spec 2 §5). */
export function checkVariantQuantities(list: readonly StockAsked[]): Problem | undefined {
  if (!list.some(({ quantity }) => quantity !== 0)) {
    return problem('variants', 'VARIANT_QUANTITY_MISSING', 'billing.variantQuantityMissing');
  }
  for (const [index, asked] of list.entries()) {
    const found = asked.quantity === 0 ? undefined : checkQuantity(asked, `variants.${index}.quantity`);
    if (found) return found;
  }
  return undefined;
}

/** A document needs at least one line (spec 2 §5). `count` is the number of lines. */
export function checkCart(count: number): Problem | undefined {
  return count > 0 ? undefined : problem('lines', 'EMPTY_CART', 'billing.emptyCart');
}

import {
  checkQuantity,
  formatAmount,
  parseQuantity,
  parseRupees,
  parseStock,
  quantityText,
  say,
  type Milli,
  type Paise,
} from '@galla/domain';
import { isSoldWhole, type CartLine } from '../cart.ts';

/** What is typed into "Edit Quantity and Price". */
export interface LineValues {
  quantity: string;
  price: string;
  /** The stock as counted; '' where nobody may correct it. */
  stock: string;
}

/** The same, read. */
export interface EditedLine {
  quantity: Milli;
  price: Paise;
  stock: Milli;
  priceChanged: boolean;
  stockChanged: boolean;
}

export const startValues = (line: CartLine, maySetStock: boolean): LineValues => ({
  quantity: quantityText(line.quantity),
  price: formatAmount(line.price),
  stock: maySetStock ? quantityText(line.available) : '',
});

const readStock = (line: CartLine, { stock }: LineValues): Milli | undefined =>
  stock === '' ? line.available : parseStock(stock);

/** Reads what was typed; undefined where it has problems. */
export function readValues(line: CartLine, values: LineValues): EditedLine | undefined {
  const quantity = parseQuantity(values.quantity);
  const price = parseRupees(values.price);
  const stock = readStock(line, values);
  if (quantity === undefined || price === undefined || stock === undefined) return undefined;
  return {
    quantity,
    price,
    stock,
    priceChanged: price !== line.price,
    stockChanged: stock !== line.available,
  };
}

/** What is wrong with it, by field (spec 2 §5). */
export function checkValues(line: CartLine, values: LineValues): Record<string, string> {
  const price = parseRupees(values.price);
  const stock = readStock(line, values);
  const quantity = checkQuantity({
    quantity: parseQuantity(values.quantity) ?? 0,
    available: stock ?? line.available,
    tracked: line.tracked,
    whole: isSoldWhole(line),
  });
  return {
    ...(quantity && { quantity: quantity.message }),
    ...((price === undefined || price < 0) && { price: say('billing.priceInvalid') }),
    ...(stock === undefined && { stock: say('billing.stockInvalid') }),
  };
}

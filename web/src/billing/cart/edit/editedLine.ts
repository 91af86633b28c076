import {
  checkQuantity,
  formatAmount,
  isSoldWhole,
  parseQuantity,
  parseRupees,
  parseStock,
  quantityProblem,
  quantityText,
  rupeesProblem,
  formatMessage,
  type CorrectionReason,
  type Milli,
  type Paise,
} from '@galla/domain';
import { checkReason } from '../../../catalogue/index.ts';
import type { CartLine } from '../cart.ts';

/** The form values of "Edit Quantity and Price". */
export interface LineValues {
  quantity: string;
  price: string;
  /** The counted stock; '' if the user may not correct it. */
  stock: string;
  /** The reason for the correction; asked only if the stock differs. */
  reason: CorrectionReason | '';
  note: string;
}

/** The parsed values. */
export interface EditedLine {
  quantity: Milli;
  price: Paise;
  stock: Milli;
  priceChanged: boolean;
  stockChanged: boolean;
  /** About a corrected stock. */
  correction: { reason?: CorrectionReason; note?: string };
}

export const startValues = (line: CartLine, maySetStock: boolean): LineValues => ({
  quantity: quantityText(line.quantity),
  price: formatAmount(line.price),
  stock: maySetStock ? quantityText(line.available) : '',
  reason: '',
  note: '',
});

const readStock = (line: CartLine, { stock }: LineValues): Milli | undefined =>
  stock === '' ? line.available : parseStock(stock);

/** Whether the typed stock differs from the current one. */
export function correctsStock(line: CartLine, values: LineValues): boolean {
  const stock = readStock(line, values);
  return stock !== undefined && stock !== line.available;
}

/** Parses the form values; undefined if they have problems. */
export function readValues(line: CartLine, values: LineValues): EditedLine | undefined {
  const quantity = parseQuantity(values.quantity);
  const price = parseRupees(values.price);
  const stock = readStock(line, values);
  if (quantity === undefined || price === undefined || stock === undefined) return undefined;
  const { reason } = values;
  const note = values.note.trim();
  return {
    quantity,
    price,
    stock,
    // An item without a catalogue price has none to save permanently.
    priceChanged: price !== line.price && line.priceAtTill !== true,
    stockChanged: stock !== line.available,
    correction: { ...(reason !== '' && { reason }), ...(note !== '' && { note }) },
  };
}

/** Problems by field (spec 2 §5). */
export function checkValues(line: CartLine, values: LineValues): Record<string, string> {
  const price = parseRupees(values.price);
  const stock = readStock(line, values);
  const typed = parseQuantity(values.quantity);
  const quantity = checkQuantity({
    quantity: typed ?? 0,
    available: stock ?? line.available,
    tracked: line.tracked,
    whole: isSoldWhole(line.unit, line.variantId),
  });
  return {
    ...(quantity && {
      quantity: typed === undefined ? quantityProblem(values.quantity) : quantity.message,
    }),
    ...(price === undefined && { price: rupeesProblem(values.price) }),
    ...(price !== undefined && price < 0 && { price: formatMessage('billing.priceInvalid') }),
    ...(stock === undefined && { stock: formatMessage('billing.stockInvalid') }),
    ...(correctsStock(line, values) && checkReason(values)),
  };
}

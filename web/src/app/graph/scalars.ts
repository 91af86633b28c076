import {
  parsePercent,
  parseRupees,
  parseStock,
  type BasisPoints,
  type Milli,
  type Paise,
} from '@galla/domain';

/** The graph writes figures as texts; one that can't be read means that client and server do not fit together. */
function readable<V>(value: V | undefined, text: string): V {
  if (value === undefined) throw new TypeError(`Not a figure: ${text}`);
  return value;
}

/** Rupees as the graph writes them, "7404.50". */
export const paiseOf = (money: string): Paise => readable(parseRupees(money), money);

/** A quantity or a stock as the graph writes it, "2.5"; what was sold beyond the stock is as good as none. */
export const milliOf = (quantity: string): Milli =>
  quantity.startsWith('-') ? 0 : readable(parseStock(quantity), quantity);

/** A percentage as the graph writes it, "18". */
export const basisPointsOf = (percentage: string): BasisPoints =>
  readable(parsePercent(percentage), percentage);

/** A change of a quantity as the graph writes it, "-2.5", for people: "+4", "−2.5". */
export const changeText = (quantity: string): string =>
  quantity.startsWith('-') ? `−${quantity.slice(1)}` : `+${quantity}`;

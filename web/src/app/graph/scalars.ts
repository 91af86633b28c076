import {
  parsePercent,
  parseRupees,
  parseStock,
  type BasisPoints,
  type Milli,
  type Paise,
} from '@galla/domain';

/** The graph serialises numbers as strings; an unreadable one means that client and server do not match. */
function readable<V>(value: V | undefined, text: string): V {
  if (value === undefined) throw new TypeError(`Not a figure: ${text}`);
  return value;
}

/** Rupees in the graph's format, "7404.50". */
export const paiseOf = (money: string): Paise => readable(parseRupees(money), money);

/** A quantity or stock in the graph's format, "2.5". Oversold stock counts as zero. */
export const milliOf = (quantity: string): Milli =>
  quantity.startsWith('-') ? 0 : readable(parseStock(quantity), quantity);

/** A percentage in the graph's format, "18". */
export const basisPointsOf = (percentage: string): BasisPoints =>
  readable(parsePercent(percentage), percentage);

/** Formats a change of quantity from the graph, "-2.5", for users: "+4", "−2.5". */
export const changeText = (quantity: string): string =>
  quantity.startsWith('-') ? `−${quantity.slice(1)}` : `+${quantity}`;

import {
  parsePercent,
  parseRupees,
  parseStock,
  type BasisPoints,
  type Milli,
  type Paise,
} from '@galla/domain';

// Decimal texts of REST answers as the exact integers of domain. The contract has checked their form, so a text
// that does not fit is a bug of ours.

/** "7404.50" as paise. */
export function paiseOf(text: string): Paise {
  return exact(parseRupees(text), text);
}

/** "2.5" as thousandths; a negative stock, which only uncounted items have, becomes 0. */
export function milliOf(text: string): Milli {
  return text.startsWith('-') ? 0 : exact(parseStock(text), text);
}

/** "18" per cent as basis points. */
export function basisPointsOf(text: string): BasisPoints {
  return exact(parsePercent(text), text);
}

function exact(value: number | undefined, text: string): number {
  if (value === undefined) throw new TypeError(`Not a decimal of the contract: ${text}`);
  return value;
}

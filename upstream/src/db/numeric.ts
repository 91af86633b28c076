import {
  parsePercent,
  parseRupees,
  parseStock,
  type BasisPoints,
  type Milli,
  type Paise,
} from '@galla/domain';

// PostgreSQL's numeric arrives as text. These functions parse it into the exact integers of domain; `rupees`,
// `quantityText` and `percentText` of domain convert back. An invalid text is a bug.

/** numeric(14,2) as paise. */
export function paiseOf(numeric: string): Paise {
  return exact(parseRupees(numeric), numeric);
}

/** numeric(14,3), zero or more, as thousandths. */
export function milliOf(numeric: string): Milli {
  return exact(parseStock(numeric), numeric);
}

/** numeric(5,2) as hundredths of a per cent. */
export function basisPointsOf(numeric: string): BasisPoints {
  return exact(parsePercent(numeric), numeric);
}

function exact(value: number | undefined, numeric: string): number {
  if (value === undefined) throw new Error(`Not the number that the column promises: ${numeric}`);
  return value;
}

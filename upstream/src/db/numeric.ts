import {
  parsePercent,
  parseRupees,
  parseStock,
  type BasisPoints,
  type Milli,
  type Paise,
} from '@galla/domain';

// PostgreSQL's numeric reaches us as text. These read it into the exact integers that domain computes with; back
// it goes by domain's `rupees`, `quantityText` and `percentText`. A text that does not fit is a fault of ours.

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

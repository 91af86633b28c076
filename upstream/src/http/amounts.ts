import {
  parsePercent,
  parseRupees,
  parseStock,
  type BasisPoints,
  type Milli,
  type Paise,
} from '@galla/domain';
import { invalidField } from './refused.ts';

// Parses amounts in requests, text or number, into the exact integers of domain. A number that is not a short decimal
// (0.1 + 0.2), or has too many decimals, is refused at its field.

/** Rupees in a request, in paise. */
export function moneyIn(value: string | number, field: string): Paise {
  return accepted(parseRupees(String(value)), field);
}

/** An optional amount. */
export function moneySaid(value: string | number | undefined, field: string): Paise | undefined {
  return value === undefined ? undefined : moneyIn(value, field);
}

/** A quantity in a request, in thousandths; zero is allowed. */
export function quantityIn(value: string | number, field: string): Milli {
  return accepted(parseStock(String(value)), field);
}

/** A percentage in a request, in hundredths of a per cent. */
export function percentIn(value: string | number, field: string): BasisPoints {
  return accepted(parsePercent(String(value)), field);
}

function accepted(value: number | undefined, field: string): number {
  if (value === undefined) throw invalidField(field);
  return value;
}

import {
  parsePercent,
  parseRupees,
  parseStock,
  type BasisPoints,
  type Milli,
  type Paise,
} from '@galla/domain';
import { invalidField } from './refused.ts';

// Amounts as callers send them, text or number, into the exact integers that domain computes with. A number that
// only a float can hold (0.1 + 0.2) is refused at its field, as is one with more decimals than the kind has.

/** Rupees as sent, in paise. */
export function moneyIn(value: string | number, field: string): Paise {
  return accepted(parseRupees(String(value)), field);
}

/** An amount that need not be sent. */
export function moneySaid(value: string | number | undefined, field: string): Paise | undefined {
  return value === undefined ? undefined : moneyIn(value, field);
}

/** A quantity as sent, in thousandths; zero is accepted. */
export function quantityIn(value: string | number, field: string): Milli {
  return accepted(parseStock(String(value)), field);
}

/** A percentage as sent, in hundredths of a per cent. */
export function percentIn(value: string | number, field: string): BasisPoints {
  return accepted(parsePercent(String(value)), field);
}

function accepted(value: number | undefined, field: string): number {
  if (value === undefined) throw invalidField(field);
  return value;
}

import {
  type BasisPoints,
  type BillTotals,
  billTotals,
  type LineAmounts,
  type Paise,
  pendingOf,
  supplyTax,
} from '@galla/domain';
import type { Draft } from './draft.ts';
import type { ChosenLine } from './goods.ts';
import type { BilledCustomer, Shop } from './parties.ts';

/** One line with all that the document keeps of it. */
export interface BilledLine extends ChosenLine {
  /** The rate that was charged: 0 where the shop charges no GST. */
  gst: BasisPoints;
  interState: boolean;
  amounts: LineAmounts;
}

/** The document in money. */
export interface Billed {
  lines: BilledLine[];
  totals: BillTotals;
  pending: Paise;
}

/** Computes the document from what was chosen and from the catalogue, not from what the caller says it comes to. */
export function compute(
  { type, discount, advance }: Draft,
  chosen: readonly ChosenLine[],
  shop: Shop,
  customer: BilledCustomer,
): Billed {
  const taxed = chosen.map((one) => ({ ...one, ...supplyTax(shop, customer, one.goods) }));
  const inputs = taxed.map(({ line: { price, quantity }, goods: { taxInclusive }, gst, interState }) => {
    return { price, quantity, taxInclusive, gst, interState };
  });
  const totals = billTotals(inputs, discount, shop);
  const lines = taxed.flatMap((one, at) => {
    const amounts = totals.lines[at];
    return amounts ? [{ ...one, amounts }] : [];
  });
  return { lines, totals, pending: pendingOf(type, totals.total, advance) };
}

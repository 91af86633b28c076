import {
  type BasisPoints,
  type BillTotals,
  billTotals,
  type LineAmounts,
  type Paise,
  pendingOf,
  supplyTax,
} from '@galla/domain';
import type { Draft, SentLine } from './draft.ts';
import type { Goods, GoodsLine } from './goods.ts';
import type { BilledCustomer, Shop } from './parties.ts';

/** The third shape of a bill's line: its goods, with the computed amounts. */
export interface PricedLine {
  line: SentLine;
  goods: Goods;
  /** The rate charged: 0 where the shop charges no GST. */
  gst: BasisPoints;
  interState: boolean;
  amounts: LineAmounts;
}

/** The amounts of the document. */
export interface Billed {
  lines: PricedLine[];
  totals: BillTotals;
  pending: Paise;
}

/** Computes the document from the chosen lines and the catalogue, never from the claimed sums. */
export function compute(
  { type, discount, advance }: Draft,
  chosen: readonly GoodsLine[],
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

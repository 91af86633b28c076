import {
  billTotals,
  pendingAmount,
  supplyTax,
  type BillTotals,
  type LineAmounts,
  type LineInput,
  type Paise,
  type Party,
} from '@galla/domain';
import { basisPointsOf, paiseOf } from '../../rest/decimals.ts';
import type { Choice } from './choice.ts';
import type { ChosenLine } from './chosenLine.ts';
import type { Goods } from './goods.ts';
import type { Shop } from './parties.ts';

/** The line with its item and amounts; the payload sends it. */
export interface PricedLine extends Goods {
  chosen: ChosenLine;
  input: LineInput;
  amounts: LineAmounts;
}

/** A document in exact numbers, ready to be checked and sent. */
export interface Draft {
  choice: Choice;
  lines: PricedLine[];
  totals: BillTotals;
  pending: Paise;
}

/** Computes the document by the domain's rules. `goods` are those of the choice's lines, in order. */
export function draftOf(choice: Choice, goods: readonly Goods[], shop: Shop, customer: Party): Draft {
  const priced = choice.lines.flatMap((chosen, index) => {
    const what = goods[index];
    return what ? [{ chosen, ...what, input: inputOf(chosen, what, shop, customer) }] : [];
  });
  const totals = billTotals(
    priced.map(({ input }) => input),
    choice.discount,
    shop,
  );
  const lines = priced.flatMap((line, index) => {
    const amounts = totals.lines[index];
    return amounts ? [{ ...line, amounts }] : [];
  });
  return { choice, lines, totals, pending: pendingAmount(totals.total, choice.advance) };
}

/** The line as the domain takes it: the price of this bill, else the catalogue's, and the tax that the shop charges. */
function inputOf(chosen: ChosenLine, { item, variant }: Goods, shop: Shop, customer: Party): LineInput {
  const { price, gstPercentage } = variant ?? item;
  const supplied = { kind: chosen.kind, hsn: item.hsn ?? null, gst: basisPointsOf(gstPercentage) };
  return {
    price: chosen.price ?? paiseOf(price),
    quantity: chosen.quantity,
    taxInclusive: item.taxInclusive,
    ...supplyTax(shop, customer, supplied),
  };
}

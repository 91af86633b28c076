import type { Paise } from '../money/paise.ts';
import { roundHalfUp } from '../numbers/round.ts';
import type { BasisPoints } from '../percent/percent.ts';
import { times } from '../quantity/quantity.ts';
import type { LineAmounts, LineInput, Taxes } from './types.ts';

/** A rate in basis points is `gst / 10000` of the amount, half of it `gst / 20000`. */
const FULL = 10_000;

function taxes(half: Paise, whole: Paise): Taxes {
  return { cgst: half, sgst: half, igst: whole, gst: 2 * half + whole };
}

/**
 * GST on a taxable value. CGST and SGST are each rounded at the half rate, so they are equal to the paisa
 * (spec 2 §3: GST is split equally); IGST takes the full rate (IGST Act 2017, section 5).
 */
export function taxesOn(taxable: Paise, gst: BasisPoints, interState = false): Taxes {
  const product = BigInt(taxable) * BigInt(gst);
  return interState ? taxes(0, roundHalfUp(product, FULL)) : taxes(roundHalfUp(product, 2 * FULL), 0);
}

/** The GST inside a printed price: price x rate / (100 + rate) (CGST Rules 2017, rule 35). */
function taxesInside(printed: Paise, gst: BasisPoints, interState = false): Taxes {
  const product = BigInt(printed) * BigInt(gst);
  const whole = FULL + gst;
  return interState ? taxes(0, roundHalfUp(product, whole)) : taxes(roundHalfUp(product, 2 * whole), 0);
}

/**
 * The amounts of one line. With a tax-inclusive price the total is exactly price x quantity: the paisa that two
 * equal halves cannot share stays in the taxable value.
 */
export function lineAmounts({ price, quantity, gst, taxInclusive, interState }: LineInput): LineAmounts {
  const value = times(price, quantity);
  if (taxInclusive) {
    const inside = taxesInside(value, gst, interState);
    return { taxable: value - inside.gst, ...inside, discount: 0, total: value };
  }
  const added = taxesOn(value, gst, interState);
  return { taxable: value, ...added, discount: 0, total: value + added.gst };
}

import type { Paise } from '../money/paise.ts';
import { roundHalfUp } from '../numbers/round.ts';
import { discountAmount, spreadDiscount } from './discount.ts';
import { lineAmounts, taxesOn } from './line.ts';
import type { BillTotals, Discount, LineAmounts, LineInput } from './types.ts';

export interface BillOptions {
  /** Round the total to the whole rupee, outside the taxable value. */
  roundOff?: boolean;
  /** Take the discount off the taxable values before GST, as GST invoices show it (CGST Act 2017, section 15(3)). */
  discountBeforeTax?: boolean;
}

const sumOf = (lines: readonly LineAmounts[], field: keyof LineAmounts): Paise =>
  lines.reduce((sum, line) => sum + line[field], 0);

function discounted(input: LineInput, line: LineAmounts, share: Paise): LineAmounts {
  // Without a discount, a tax-inclusive line must keep totalling its printed price.
  if (share === 0) return line;
  const taxable = line.taxable - share;
  const taxes = taxesOn(taxable, input.gst, input.interState);
  return { taxable, ...taxes, discount: share, total: taxable + taxes.gst };
}

/**
 * The largest possible discount: the total without it, or the subtotal where discounts come off before tax.
 * `checkDiscount` takes it as `total`.
 */
export function discountLimit(
  { subtotal, gst }: { subtotal: Paise; gst: Paise },
  options: BillOptions = {},
): Paise {
  return options.discountBeforeTax ? subtotal : subtotal + gst;
}

/**
 * The amounts of a document (spec 2 §3): total = subtotal + GST - discount, with the discount after tax unless
 * `discountBeforeTax`. The discount is capped at `discountLimit`, so that no figure goes below zero;
 * `checkDiscount` refuses larger ones.
 */
export function billTotals(
  inputs: readonly LineInput[],
  discount?: Discount,
  options: BillOptions = {},
): BillTotals {
  const gross = inputs.map((input) => ({ input, line: lineAmounts(input) }));
  const before = gross.map(({ line }) => line);
  const subtotal = sumOf(before, 'taxable');
  const limit = discountLimit({ subtotal, gst: sumOf(before, 'gst') }, options);
  const taken = Math.min(Math.max(0, discountAmount(discount, subtotal)), limit);
  const values = before.map(({ taxable }) => taxable);
  const shares = options.discountBeforeTax ? spreadDiscount(taken, values) : [];
  const lines = gross.map(({ input, line }, index) => discounted(input, line, shares[index] ?? 0));
  const gst = sumOf(lines, 'gst');
  const exact = subtotal + gst - taken;
  const total = options.roundOff ? roundHalfUp(exact, 100) * 100 : exact;
  return {
    lines,
    subtotal,
    taxable: sumOf(lines, 'taxable'),
    gst,
    cgst: sumOf(lines, 'cgst'),
    sgst: sumOf(lines, 'sgst'),
    igst: sumOf(lines, 'igst'),
    discount: taken,
    roundOff: total - exact,
    total,
    itemCount: inputs.length,
    quantity: inputs.reduce((sum, input) => sum + input.quantity, 0),
  };
}

import { pendingAmount, problem, rupees, taxRates } from '@galla/domain';
import { Refused } from '../../http/refused.ts';
import type { Draft } from './draft.ts';
import type { Billed, PricedLine } from './totals.ts';

/** A field of the payload, and whether it says what was computed. */
type Figure = [field: string, agrees: boolean];

/** The figures of a line, by their fields of the payload, and whether each is what was computed. */
function lineFigures({ line: { claimed }, amounts, gst, interState }: PricedLine, at: number): Figure[] {
  const rates = taxRates(gst, interState);
  const item = `bill_items.${at}`;
  const tax = `tax_details.${at}`;
  return [
    [`${item}.amount`, claimed.amount === amounts.taxable + amounts.discount],
    [`${item}.total_amount`, claimed.total === amounts.total],
    [`${tax}.taxable_value`, claimed.taxable === amounts.taxable],
    [`${tax}.cgst`, claimed.cgst === amounts.cgst],
    [`${tax}.sgst`, claimed.sgst === amounts.sgst],
    [`${tax}.igst`, claimed.igst === amounts.igst],
    [`${tax}.total_gst`, claimed.gst === amounts.gst],
    [`${tax}.cgst_percent`, claimed.cgstPercent === rates.cgst],
    [`${tax}.sgst_percent`, claimed.sgstPercent === rates.sgst],
    [`${tax}.igst_percent`, (claimed.igstPercent ?? rates.igst) === rates.igst],
  ];
}

/** The fields in which the caller's sums are not those that were computed. */
function disagreements({ claimed, advance }: Draft, { lines, totals }: Billed): string[] {
  const figures: Figure[] = [
    ['net_amount', claimed.subtotal === totals.subtotal],
    ['total_gst', claimed.gst === totals.gst],
    ['discount_amount', (claimed.discount ?? totals.discount) === totals.discount],
    ['total_amount', claimed.total === totals.total],
    // As documented, also of a proposal, which then owes nothing.
    ['pending_amount', claimed.pending === pendingAmount(totals.total, advance)],
    ['total_items', claimed.itemCount === totals.itemCount],
    ['total_qty', claimed.quantity === totals.quantity],
    ...lines.flatMap(lineFigures),
  ];
  return figures.flatMap(([field, same]) => (same ? [] : [field]));
}

/**
 * Refuses a document whose sums, as the caller says them, differ from the computed ones by a paisa (TOTALS_DISAGREE),
 * with a problem at each figure that differs: whoever computes himself sees which rule he applied in another way.
 */
export function checkClaims(draft: Draft, billed: Billed): void {
  const fields = disagreements(draft, billed);
  if (fields.length === 0) return;
  const { subtotal, gst, total } = billed.totals;
  throw new Refused(
    'TOTALS_DISAGREE',
    {},
    {
      problems: fields.map((field) => problem(field, 'TOTALS_DISAGREE', 'billing.totalsDisagree')),
      details: {
        net_amount: rupees(subtotal),
        total_gst: rupees(gst),
        total_amount: rupees(total),
        pending_amount: rupees(billed.pending),
      },
    },
  );
}

import { type Paise, pendingAmount, problem, rupees, taxRates } from '@galla/domain';
import { Refused } from '../../http/refused.ts';
import type { Draft } from './draft.ts';
import type { Billed, PricedLine } from './totals.ts';

/** A field of the payload, and whether it matches the computed value. */
type Figure = [field: string, agrees: boolean];

/** A missing claim agrees with anything. */
const says = (claimed: number | undefined, computed: number): boolean =>
  claimed === undefined || claimed === computed;

/** The figures of a line by payload field, each with whether it matches the computed value. */
function lineFigures({ line, amounts, gst, interState }: PricedLine): Figure[] {
  const { at, claimed } = line;
  const rates = taxRates(gst, interState);
  const item = `bill_items.${at}`;
  const tax = `tax_details.${at}`;
  return [
    [`${item}.amount`, says(claimed.amount, amounts.taxable + amounts.discount)],
    [`${item}.total_amount`, says(claimed.total, amounts.total)],
    [`${tax}.taxable_value`, says(claimed.taxable, amounts.taxable)],
    [`${tax}.cgst`, says(claimed.cgst, amounts.cgst)],
    [`${tax}.sgst`, says(claimed.sgst, amounts.sgst)],
    [`${tax}.igst`, says(claimed.igst, amounts.igst)],
    [`${tax}.total_gst`, says(claimed.gst, amounts.gst)],
    [`${tax}.cgst_percent`, says(claimed.cgstPercent, rates.cgst)],
    [`${tax}.sgst_percent`, says(claimed.sgstPercent, rates.sgst)],
    [`${tax}.igst_percent`, says(claimed.igstPercent, rates.igst)],
  ];
}

/** The fields in which the caller's sums differ from the computed ones. */
function disagreements({ claimed }: Draft, { lines, totals }: Billed, received: Paise): string[] {
  const figures: Figure[] = [
    ['net_amount', says(claimed.subtotal, totals.subtotal)],
    ['total_gst', says(claimed.gst, totals.gst)],
    ['discount_amount', says(claimed.discount, totals.discount)],
    ['total_amount', says(claimed.total, totals.total)],
    // As documented, also for a proposal, although it owes nothing.
    ['pending_amount', says(claimed.pending, pendingAmount(totals.total, received))],
    ['total_items', says(claimed.itemCount, totals.itemCount)],
    ['total_qty', says(claimed.quantity, totals.quantity)],
    ...lines.flatMap(lineFigures),
  ];
  return figures.flatMap(([field, same]) => (same ? [] : [field]));
}

/**
 * Refuses a document with TOTALS_DISAGREE when a claimed sum differs from the computed one by as little as a paisa.
 * Each differing figure gets a problem, so that a client with its own arithmetic sees which rule it applies
 * differently.
 * @param received what was paid: the advance and, for an edited document, the later payments
 */
export function checkClaims(draft: Draft, billed: Billed, received: Paise = draft.advance): void {
  const fields = disagreements(draft, billed, received);
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

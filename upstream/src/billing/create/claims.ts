import { problem, rupees } from '@galla/domain';
import { Refused } from '../../http/refused.ts';
import type { Draft } from './draft.ts';
import type { Billed, BilledLine } from './totals.ts';

/** Whether a line says what was computed. In the same state each half has half the rate, else IGST has all of it. */
function lineAgrees({ line: { claimed }, amounts, gst, interState }: BilledLine): boolean {
  const half = interState ? 0 : gst * 5;
  const whole = interState ? gst * 10 : 0;
  return (
    claimed.amount === amounts.taxable + amounts.discount &&
    claimed.total === amounts.total &&
    claimed.taxable === amounts.taxable &&
    claimed.cgst === amounts.cgst &&
    claimed.sgst === amounts.sgst &&
    claimed.igst === amounts.igst &&
    claimed.gst === amounts.gst &&
    claimed.cgstPercent === half &&
    claimed.sgstPercent === half &&
    (claimed.igstPercent ?? whole) === whole
  );
}

/** The fields in which the caller's sums are not those that were computed. */
function disagreements({ claimed }: Draft, { lines, totals, pending }: Billed): string[] {
  const agrees: [field: string, agrees: boolean][] = [
    ['net_amount', claimed.subtotal === totals.subtotal],
    ['total_gst', claimed.gst === totals.gst],
    ['discount_amount', (claimed.discount ?? totals.discount) === totals.discount],
    ['total_amount', claimed.total === totals.total],
    ['pending_amount', claimed.pending === pending],
    ['total_items', claimed.itemCount === totals.itemCount],
    ['total_qty', claimed.quantity === totals.quantity],
    ...lines.map((line, at): [string, boolean] => [`bill_items.${at}`, lineAgrees(line)]),
  ];
  return agrees.flatMap(([field, same]) => (same ? [] : [field]));
}

/** Refuses a document whose sums, as the caller says them, differ from the computed ones by a paisa (TOTALS_DISAGREE). */
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

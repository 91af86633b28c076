import {
  parsePercent,
  rateText,
  formatMessage,
  sumRows,
  taxRates,
  type BasisPoints,
  type Paise,
} from '@galla/domain';

/** A labelled amount. */
export interface Amount {
  label: string;
  amount: Paise;
}

/** The taxes of a document. */
export interface Taxes {
  gst: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
  /** The GST percentage of each line, in the graph's format. */
  rates: readonly string[];
}

/** The common rate of all lines; undefined if they differ. */
function onlyRate(rates: readonly string[]): BasisPoints | undefined {
  const [first, ...others] = new Set(rates);
  return first === undefined || others.length > 0 ? undefined : parsePercent(first);
}

/** "CGST 2.5 %", or "CGST" if lines have different rates. */
const labelled = (tax: string, rate: number | undefined): string =>
  rate === undefined ? tax : formatMessage('history.taxHalf', { tax, percent: rateText(rate) });

/**
 * The taxes to show: CGST and SGST within the state, IGST for a customer in another one, all three if goods were
 * also supplied at the shop.
 */
function shownTaxes({ cgst, igst }: Pick<Taxes, 'cgst' | 'igst'>): ('cgst' | 'sgst' | 'igst')[] {
  const halves = igst === 0 || cgst > 0;
  return [...(halves ? (['cgst', 'sgst'] as const) : []), ...(igst > 0 ? (['igst'] as const) : [])];
}

const TAX_NAMES = { cgst: 'billing.cgst', sgst: 'billing.sgst', igst: 'billing.igst' } as const;

/** One label for all: "CGST + SGST". */
const taxesLabel = (taxes: Pick<Taxes, 'cgst' | 'igst'>): string =>
  shownTaxes(taxes)
    .map((tax) => formatMessage(TAX_NAMES[tax]))
    .join(' + ');

/** "Includes CGST + SGST" with the tax included in the total. Empty if none was charged. */
export function taxInOne(taxes: Pick<Taxes, 'gst' | 'cgst' | 'igst'>): Amount[] {
  if (taxes.gst === 0) return [];
  return [{ label: formatMessage('billing.includesTax', { tax: taxesLabel(taxes) }), amount: taxes.gst }];
}

/** One row for each tax, with its rate if all lines have the same. */
export function taxByKind({ cgst, sgst, igst, rates }: Taxes): Amount[] {
  const rate = onlyRate(rates);
  const split = rate === undefined ? undefined : taxRates(rate, false);
  const whole = rate === undefined ? undefined : taxRates(rate, true);
  return [
    { label: labelled(formatMessage('billing.cgst'), split?.cgst), amount: cgst },
    { label: labelled(formatMessage('billing.sgst'), split?.sgst), amount: sgst },
    { label: labelled(formatMessage('billing.igst'), whole?.igst), amount: igst },
  ].filter(({ amount }) => amount > 0);
}

/** The rows from the lines to the total: lines, discount, and round-off. Zero amounts are omitted. */
export const amountsToTotal = (summed: Parameters<typeof sumRows>[0]): Amount[] =>
  sumRows(summed).map(({ label, amount }) => ({ label: formatMessage(label), amount }));

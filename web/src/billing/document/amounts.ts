import { parsePercent, percentText, say, type BasisPoints, type Paise } from '@galla/domain';

/** An amount with its label. */
export interface Amount {
  label: string;
  amount: Paise;
}

/** What a document charges in taxes. */
export interface Taxes {
  gst: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
  /** The GST percentage of each line, as the graph writes it. */
  rates: readonly string[];
}

/** The one rate of all lines; undefined where they differ. */
function onlyRate(rates: readonly string[]): BasisPoints | undefined {
  const [first, ...others] = new Set(rates);
  return first === undefined || others.length > 0 ? undefined : parsePercent(first);
}

/** "CGST 2.5 %", and "CGST" where lines have different rates. */
const labelled = (tax: string, rate: BasisPoints | undefined): string =>
  rate === undefined ? tax : say('history.taxHalf', { tax, percent: percentText(rate) });

/** Tax in one row: "CGST + SGST", or IGST for a customer in another state. None where none was charged. */
export function taxInOne({ gst, igst }: Taxes): Amount[] {
  const label = igst > 0 ? say('billing.igst') : `${say('billing.cgst')} + ${say('billing.sgst')}`;
  return gst === 0 ? [] : [{ label, amount: gst }];
}

/** Each tax that was charged in its row, with its rate where all lines have the same. */
export function taxByKind({ cgst, sgst, igst, rates }: Taxes): Amount[] {
  const rate = onlyRate(rates);
  const half = rate === undefined || rate % 2 !== 0 ? undefined : rate / 2;
  return [
    { label: labelled(say('billing.cgst'), half), amount: cgst },
    { label: labelled(say('billing.sgst'), half), amount: sgst },
    { label: labelled(say('billing.igst'), rate), amount: igst },
  ].filter(({ amount }) => amount > 0);
}

/** What stands between tax and total: the discount, and rounding to the whole rupee. Only what is there. */
export function reductions(discount: Paise, roundOff: Paise): Amount[] {
  return [
    { label: say('billing.discount'), amount: -discount },
    { label: say('billing.roundOff'), amount: roundOff },
  ].filter(({ amount }) => amount !== 0);
}

import { scaledText } from '../numbers/decimal.ts';
import type { BasisPoints } from '../percent/percent.ts';

/** A percentage in thousandths of a per cent: half of 0.25 % is 125. Always an integer. */
export type MilliPercent = number;

/** The rate of each tax of a line. */
export interface TaxRates {
  cgst: MilliPercent;
  sgst: MilliPercent;
  igst: MilliPercent;
}

/**
 * How a GST rate is split into taxes: within a state half CGST and half SGST (CGST Act 2017, section 9, and the
 * State Acts at the same rate), between states all IGST (IGST Act 2017, section 5).
 */
export function taxRates(gst: BasisPoints, interState: boolean): TaxRates {
  return interState ? { cgst: 0, sgst: 0, igst: gst * 10 } : { cgst: gst * 5, sgst: gst * 5, igst: 0 };
}

/** "9" or "0.125", without the sign. */
export const rateText = (rate: MilliPercent): string => scaledText(rate, 3);

import { lineAmounts } from '../billing/line.ts';
import { formatMessage } from '../messages/formatMessage.ts';
import { formatRupees } from '../money/format.ts';
import type { Paise } from '../money/paise.ts';
import { percentText, type BasisPoints } from '../percent/percent.ts';

/** How GST comes to the price of an item: `gst` 0 where the shop charges none. */
export interface ChargedTax {
  gst: BasisPoints;
  taxInclusive: boolean;
}

/** A price with its GST: what a customer pays for one piece. */
export const withGst = (price: Paise, { gst, taxInclusive }: ChargedTax): Paise =>
  lineAmounts({ price, quantity: 1000, gst, taxInclusive }).total;

/**
 * Says that a price, which by itself may be asked, is with its GST above the MRP, which includes all taxes: nobody may
 * sell packed goods above it (Legal Metrology (Packaged Commodities) Rules 2011, rules 2(m) and 18(2)). It is said and
 * not refused: what is not packed, such as a frame, has no MRP by law, and shops note a list price before tax there;
 * and a rate that was raised must not keep anybody from correcting a stock. A price above the MRP by itself is refused.
 */
export function warnAboveMrp(
  { price, mrp }: { price: Paise; mrp: Paise },
  tax: ChargedTax,
): string | undefined {
  const total = withGst(price, tax);
  if (price > mrp || total <= mrp) return undefined;
  return formatMessage('optical.gstAboveMrp', { percent: percentText(tax.gst), total: formatRupees(total) });
}

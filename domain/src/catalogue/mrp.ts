import { lineAmounts } from '../billing/line.ts';
import { formatMessage } from '../messages/formatMessage.ts';
import { formatRupees } from '../money/format.ts';
import type { Paise } from '../money/paise.ts';
import { percentText, type BasisPoints } from '../percent/percent.ts';

/** How GST applies to the price of an item; `gst` is 0 where the shop charges none. */
export interface ChargedTax {
  gst: BasisPoints;
  taxInclusive: boolean;
}

/** A price with GST: what a customer pays for one piece. */
export const withGst = (price: Paise, { gst, taxInclusive }: ChargedTax): Paise =>
  lineAmounts({ price, quantity: 1000, gst, taxInclusive }).total;

/**
 * Warns that a price, although allowed on its own, exceeds the MRP once GST is added. The MRP includes all taxes,
 * and packed goods must not be sold above it (Legal Metrology (Packaged Commodities) Rules 2011, rules 2(m) and
 * 18(2)). It is a warning and not a refusal, because unpacked goods such as frames have no MRP by law and shops
 * note a list price before tax there, and because a raised tax rate must not block a stock correction. A price that
 * itself exceeds the MRP is refused.
 */
export function warnAboveMrp(
  { price, mrp }: { price: Paise; mrp: Paise },
  tax: ChargedTax,
): string | undefined {
  const total = withGst(price, tax);
  if (price > mrp || total <= mrp) return undefined;
  return formatMessage('optical.gstAboveMrp', { percent: percentText(tax.gst), total: formatRupees(total) });
}

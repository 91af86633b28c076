import { formatRupees, isMeasuredUnit, percentText, formatMessage } from '@galla/domain';
import type { CartLine } from './cart.ts';

type Priced = Pick<CartLine, 'price' | 'unit' | 'gst' | 'taxInclusive'>;

/**
 * "₹680.00 / m · GST 5 %": the unit price, and whether it includes tax. `gstWord` false omits the word where space
 * is short.
 */
export function priceText(line: Priced, chargesGst: boolean, gstWord = true): string {
  const { price, unit, gst, taxInclusive } = line;
  const each = isMeasuredUnit(unit) ? `${formatRupees(price)} / ${unit}` : formatRupees(price);
  if (!chargesGst) return each;
  const percent = percentText(gst);
  const within = taxInclusive && gst > 0;
  const word = within ? 'catalogue.gstWithin' : 'catalogue.gstRate';
  if (gstWord) return `${each} · ${formatMessage(word, { percent })}`;
  return `${each} · ${within ? formatMessage('catalogue.gstWithinShort', { percent }) : `${percent} %`}`;
}

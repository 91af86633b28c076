import { parsePercent, type BasisPoints, type ChargedTax } from '@galla/domain';
import { type Entries, textOf } from '../../../ui/form/entries.ts';

/** How GST applies to the prices of a product, from its form: its own rate, or the shop's. */
export function enteredTax(entries: Entries, shopRate: BasisPoints): ChargedTax {
  const own = parsePercent(textOf(entries, 'gst_percentage'));
  const fromShop = textOf(entries, 'gst_from_setting') === 'Yes' || own === undefined;
  return { gst: fromShop ? shopRate : own, taxInclusive: textOf(entries, 'tax_inclusive') === 'Yes' };
}

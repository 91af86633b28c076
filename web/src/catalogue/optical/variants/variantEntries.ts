import { parseRupees, formatMessage, wireText } from '@galla/domain';
import { type Entries, textOf, valueOf } from '../../../ui/form/entries.ts';

interface FieldValue {
  readonly name: string;
  readonly value: string;
}

/** What was filled in, as it is sent: lists joined with commas. */
export const sentValues = (entries: Entries): FieldValue[] =>
  Object.entries(entries).map(([name, entry]) => ({ name, value: wireText(valueOf(entry)) }));

/** The fields that say a variant's price: who types no selling price sells at the MRP. */
export const VARIANT_PRICES = ['sell_price', 'mrp'];

/** What the definition cannot say: nobody sells above the printed maximum price. */
export function checkVariant(entries: Entries): Record<string, string> {
  const mrp = parseRupees(textOf(entries, 'mrp'));
  const price = parseRupees(textOf(entries, 'sell_price'));
  if (mrp === undefined || price === undefined || price <= mrp) return {};
  return { sell_price: formatMessage('optical.priceAboveMrp') };
}

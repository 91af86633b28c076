import { parseRupees, formatMessage, readPowerText, wireText } from '@galla/domain';
import { formErrors } from '../../../ui/problems.ts';
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

/**
 * What the definition cannot say: nobody sells above the printed maximum price, and a power is one that a lens can have.
 * @param standing the power that is stored, which is not looked at again
 */
export function checkVariant(entries: Entries, standing = ''): Record<string, string> {
  return { ...checkPower(textOf(entries, 'power').trim(), standing), ...checkPrices(entries) };
}

function checkPower(power: string, standing: string): Record<string, string> {
  if (power === '' || power === standing) return {};
  const read = readPowerText('power', formatMessage('optical.power'), power);
  return typeof read === 'string' ? {} : formErrors([read]);
}

function checkPrices(entries: Entries): Record<string, string> {
  const mrp = parseRupees(textOf(entries, 'mrp'));
  const price = parseRupees(textOf(entries, 'sell_price'));
  if (mrp === undefined || price === undefined || price <= mrp) return {};
  return { sell_price: formatMessage('optical.priceAboveMrp') };
}

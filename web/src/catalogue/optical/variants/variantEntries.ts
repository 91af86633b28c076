import { parseRupees, formatMessage, readPowerText, wireText } from '@galla/domain';
import { formErrors } from '../../../ui/problems.ts';
import { type Entries, textOf, valueOf } from '../../../ui/form/entries.ts';

interface FieldValue {
  readonly name: string;
  readonly value: string;
}

/** The filled-in values as input: lists joined with commas. */
export const sentValues = (entries: Entries): FieldValue[] =>
  Object.entries(entries).map(([name, entry]) => ({ name, value: wireText(valueOf(entry)) }));

/** The fields that determine a variant's price: without a selling price it is the MRP. */
export const VARIANT_PRICES = ['sell_price', 'mrp'];

/**
 * Checks that a form definition can't express: the price may not exceed the MRP, and the power must be one
 * that a lens can have.
 * @param standing the stored power, which is not checked again
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

import { wireText, type FormValue, type FormValues } from '../forms/formValue.ts';
import type { ItemKind } from './item.ts';

const BOTH = [
  'title',
  'also_called',
  'category_name',
  'description',
  'sku',
  'hsn',
  'unit',
  'price',
  'offer',
  'price_at_till',
  'tax_inclusive',
  'gst_from_setting',
  'gst_percentage',
  'is_percentage_points',
  'points',
  'employee_percentage',
] as const;

const OF_PRODUCTS = [
  'brand',
  'type',
  'mrp',
  'barcode',
  'size',
  'color',
  'is_inventory',
  'available_quantity',
  'low_stock',
  'has_variants',
] as const;

/** Form fields that are columns of the catalogue; all others are the shop's own (spec 1 §3). */
export type ItemField = (typeof BOTH)[number] | (typeof OF_PRODUCTS)[number] | 'duration';

export const ITEM_FIELDS: Readonly<Record<ItemKind, readonly ItemField[]>> = {
  PRODUCT: [...BOTH, ...OF_PRODUCTS],
  SERVICE: [...BOTH, 'duration'],
};

const YES = new Set(['yes', '1', 'true']);
const NO = new Set(['no', '0', 'false']);
const MODES = new Set(['points', 'percentage']);

/** Reads Yes or No, also as 1 and 0 (spec 1 §3); undefined for anything else. */
export function yesOrNo(value: FormValue | undefined): boolean | undefined {
  const text = wireText(value).toLowerCase();
  if (YES.has(text)) return true;
  return NO.has(text) ? false : undefined;
}

/** Whether an employee earns a percentage rather than points; inferred from the filled fields when not stated. */
export function earnsPercentage(values: FormValues): boolean {
  const mode = wireText(values['is_percentage_points']).toLowerCase();
  if (mode === 'percentage' || YES.has(mode)) return true;
  if (mode !== '') return false;
  return wireText(values['points']) === '' && wireText(values['employee_percentage']) !== '';
}

const FLAGS = ['price_at_till', 'tax_inclusive', 'gst_from_setting', 'is_inventory', 'has_variants'];

/**
 * Normalizes Yes, No, Points and Percentage to the spelling of the forms; other values stay. An item sent with a
 * price and no pricing mode is charged at that price, not priced at the till.
 */
export function spelled(values: FormValues): FormValues {
  const flags = FLAGS.flatMap((name) => {
    const yes = yesOrNo(values[name]);
    return yes === undefined ? [] : [[name, yes ? 'Yes' : 'No']];
  });
  const isPriced = ['price', 'offer'].some((name) => wireText(values[name]) !== '');
  if (isPriced && wireText(values['price_at_till']) === '') flags.push(['price_at_till', 'No']);
  const mode = values['is_percentage_points'];
  const known = MODES.has(wireText(mode).toLowerCase()) || yesOrNo(mode) !== undefined;
  if (known) flags.push(['is_percentage_points', earnsPercentage(values) ? 'Percentage' : 'Points']);
  return { ...values, ...Object.fromEntries(flags) };
}

/**
 * Fields made irrelevant by other answers, hence neither shown nor read (spec 3 §5 Product form): the GST rate when
 * it comes from the settings; price, offer, MRP and quantity of a product sold in variants; the price of an item
 * priced at the till; points or percentage, whichever does not apply; the stock of an uncounted item.
 */
export function hiddenItemFields(values: FormValues): ReadonlySet<string> {
  const hidden: ItemField[] = [earnsPercentage(values) ? 'points' : 'employee_percentage'];
  if (yesOrNo(values['gst_from_setting']) === true) hidden.push('gst_percentage');
  if (yesOrNo(values['has_variants']) === true)
    hidden.push('price', 'offer', 'mrp', 'price_at_till', 'available_quantity');
  else if (yesOrNo(values['price_at_till']) === true) hidden.push('price', 'offer');
  if (yesOrNo(values['is_inventory']) === false) hidden.push('available_quantity', 'low_stock');
  return new Set(hidden);
}

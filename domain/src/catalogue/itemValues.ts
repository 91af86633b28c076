import { rupees } from '../money/format.ts';
import type { Paise } from '../money/paise.ts';
import { percentText } from '../percent/percent.ts';
import { quantityText } from '../quantity/quantity.ts';
import type { ItemDraft } from './itemDraft.ts';
import { ITEM_FIELDS, type ItemField } from './itemFields.ts';

const yesNo = (yes: boolean): string => (yes ? 'Yes' : 'No');
const amount = (paise: Paise | null): string => (paise === null ? '' : rupees(paise));

/**
 * An item as the values of its form: every field by name, empty where there is no value or another field hides it.
 * `readItem` reads it back.
 */
export function itemValues(item: ItemDraft): Record<string, string> {
  const { available, lowStock } = item;
  const texts: Record<ItemField, string> = {
    title: item.title,
    also_called: item.alsoCalled ?? '',
    category_name: item.category ?? '',
    brand: item.brand ?? '',
    type: item.type ?? '',
    description: item.description ?? '',
    sku: item.sku ?? '',
    barcode: item.barcode ?? '',
    hsn: item.hsn ?? '',
    unit: item.unit,
    price: amount(item.price),
    offer: amount(item.offer),
    mrp: amount(item.mrp),
    price_at_till: yesNo(item.priceAtTill),
    tax_inclusive: yesNo(item.taxInclusive),
    gst_from_setting: yesNo(item.gstFromSetting),
    gst_percentage: item.gstFromSetting ? '' : percentText(item.gst),
    size: item.size ?? '',
    color: item.color ?? '',
    is_inventory: yesNo(item.isInventory),
    available_quantity: available === undefined ? '' : quantityText(available),
    low_stock: lowStock === null ? '' : quantityText(lowStock),
    has_variants: yesNo(item.hasVariants),
    is_percentage_points: item.isPercentagePoints ? 'Percentage' : 'Points',
    points: item.isPercentagePoints ? '' : quantityText(item.points),
    employee_percentage: item.isPercentagePoints ? percentText(item.employeePercentage) : '',
    duration: item.duration ?? '',
  };
  const own = ITEM_FIELDS[item.kind].map((name) => [name, texts[name]] as const);
  return { ...item.fields, ...Object.fromEntries(own) };
}

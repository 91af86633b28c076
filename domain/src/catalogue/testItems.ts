import fc from 'fast-check';
import { formField, type FormField } from '../forms/formField.ts';
import { ownBarcode } from './barcode.ts';
import type { ItemKind } from './item.ts';
import type { ItemDraft } from './itemDraft.ts';

const choice = (...values: string[]) => values.map((value) => ({ label: value, value }));
const yesNo = { type: 'radio-group' as const, values: choice('Yes', 'No') };
const number = { type: 'number' as const };

/** The forms of a shop, including a field of its own. */
export const FORMS: Readonly<Record<ItemKind, readonly FormField[]>> = {
  PRODUCT: [
    formField('title', 'Title', { required: true }),
    ...['also_called', 'category_name', 'brand', 'type', 'sku', 'barcode', 'hsn', 'size', 'color'].map(
      (name) => formField(name, name),
    ),
    formField('description', 'Description', { type: 'textarea' }),
    formField('unit', 'Unit', { type: 'select', values: choice('pc', 'm', 'kg') }),
    formField('price', 'Price', number),
    formField('offer', 'Offer', number),
    formField('price_at_till', 'Price at the till', yesNo),
    formField('tax_inclusive', 'Price holds GST', yesNo),
    formField('gst_from_setting', 'GST from settings', yesNo),
    formField('gst_percentage', 'GST', number),
    formField('is_inventory', 'Count stock', { ...yesNo, type: 'checkbox-group' }),
    formField('available_quantity', 'Quantity', number),
    formField('low_stock', 'Low at', number),
    formField('has_variants', 'Variants', yesNo),
    formField('is_percentage_points', 'Earns', {
      type: 'radio-group',
      values: choice('Points', 'Percentage'),
    }),
    formField('points', 'Points', number),
    formField('employee_percentage', 'Percentage', number),
    formField('seasons', 'Seasons', { type: 'checkbox-group', values: choice('Summer', 'Winter') }),
    formField('mrp', 'MRP', number),
    formField('image', 'Image', { type: 'file' }),
  ],
  SERVICE: [
    formField('title', 'Title', { required: true }),
    formField('also_called', 'Also called'),
    formField('price', 'Price', number),
    formField('price_at_till', 'Price at the till', yesNo),
    formField('gst_percentage', 'GST', number),
    formField('duration', 'Duration'),
  ],
};

const text = fc.option(fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 .-]{0,20}[A-Za-z0-9]$/));
const barcode = fc.option(
  fc.oneof(
    fc.stringMatching(/^[A-Z][A-Z0-9./-]{0,20}$/),
    fc.nat().map((serial) => ownBarcode(serial)),
  ),
);
const amount = fc.option(fc.integer({ min: 0, max: 99_999_999 }));
const pieces = (whole: boolean) => fc.integer({ min: 0, max: 99_999 }).map((n) => (whole ? n * 1000 : n));

type Prices = Pick<ItemDraft, 'price' | 'offer' | 'mrp' | 'priceAtTill'>;

/** Prices that a form accepts: ordered, and at least one set unless the item is priced elsewhere. */
function pricesOf({ hasVariants, ...item }: Prices & Pick<ItemDraft, 'hasVariants'>): Prices {
  const { price, offer, mrp, priceAtTill } = item;
  if (hasVariants) return { price: null, offer: null, mrp: null, priceAtTill: false };
  if (priceAtTill) return { price: null, offer: null, mrp, priceAtTill };
  const most = mrp === null ? null : Math.max(mrp, price ?? offer ?? 0);
  if (price === null) return { price, offer: offer ?? 0, mrp: most, priceAtTill };
  return { price, offer: offer === null ? null : Math.min(offer, price), mrp: most, priceAtTill };
}

/** Products as a form can express them: hidden fields have no value. */
export const products: fc.Arbitrary<ItemDraft> = fc
  .record({
    kind: fc.constant('PRODUCT' as const),
    title: text.map((title) => title ?? 'Shirt'),
    alsoCalled: text,
    description: text,
    sku: text,
    barcode,
    hsn: fc.option(fc.stringMatching(/^\d{4,8}$/)),
    unit: fc.constantFrom('pc', 'm', 'kg'),
    category: text,
    brand: text,
    type: text,
    size: text,
    color: text,
    price: amount,
    offer: amount,
    mrp: amount,
    priceAtTill: fc.boolean(),
    taxInclusive: fc.boolean(),
    gstFromSetting: fc.boolean(),
    gst: fc.constantFrom(0, 25, 300, 500, 1200, 1800, 4000),
    isInventory: fc.boolean(),
    hasVariants: fc.boolean(),
    isPercentagePoints: fc.boolean(),
    points: fc.integer({ min: 0, max: 99_999 }),
    employeePercentage: fc.integer({ min: 0, max: 10_000 }),
    duration: fc.constant(null),
    fields: fc.constantFrom({}, { seasons: 'Summer' }, { seasons: 'Summer,Winter' }),
  })
  .chain((item) =>
    fc
      .record({ available: pieces(item.unit === 'pc'), lowStock: fc.option(pieces(item.unit === 'pc')) })
      .map(({ available, lowStock }): ItemDraft => ({
        ...item,
        gst: item.gstFromSetting ? 0 : item.gst,
        points: item.isPercentagePoints ? 0 : item.points,
        employeePercentage: item.isPercentagePoints ? item.employeePercentage : 0,
        ...pricesOf(item),
        available: item.isInventory && !item.hasVariants ? available : undefined,
        lowStock: item.isInventory ? lowStock : null,
      })),
  );

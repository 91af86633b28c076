import { blankItem, itemValues, type ItemDraft } from '@galla/domain';
import { basisPointsOf, milliOf, paiseOf } from '../rest/decimals.ts';
import type { FieldValue } from '../types.generated.ts';
import type { ItemModel, ProductMapper } from './schema.mappers.ts';

const orNull = <T>(text: string | null, read: (text: string) => T): T | null =>
  text === null ? null : read(text);

/** Fields only products have. */
const ofProduct = (item: ProductMapper) => ({
  barcode: item.barcode,
  brand: item.brand,
  type: item.type,
  size: item.size,
  color: item.color,
  mrp: orNull(item.mrp, paiseOf),
  isInventory: item.tracksStock,
  available: milliOf(item.available),
  lowStock: orNull(item.lowStock, milliOf),
  hasVariants: item.hasVariants,
});

function draftOf(item: ItemModel): ItemDraft {
  const common = {
    title: item.title,
    alsoCalled: item.alsoCalled,
    description: item.description,
    sku: item.sku,
    hsn: item.hsn,
    unit: item.unit,
    category: item.category,
    price: orNull(item.listPrice, paiseOf),
    offer: orNull(item.offer, paiseOf),
    priceAtTill: item.priceAtTill,
    taxInclusive: item.taxInclusive,
    gstFromSetting: item.gstFromSetting,
    gst: basisPointsOf(item.gstPercentage),
    isPercentagePoints: item.percentagePoints,
    points: milliOf(item.points),
    employeePercentage: basisPointsOf(item.employeePercentage),
    fields: item.ownFields,
  };
  return item.__typename === 'Product'
    ? { ...blankItem('PRODUCT'), ...common, ...ofProduct(item) }
    : { ...blankItem('SERVICE'), ...common, duration: item.duration };
}

/** Every field of an item's form by name, in the form's notation. */
export const fieldValuesOf = (item: ItemModel): FieldValue[] =>
  Object.entries(itemValues(draftOf(item))).map(([name, value]) => ({ name, value }));

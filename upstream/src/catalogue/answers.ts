import { isLow, isPricedAtTill, percentText, quantityText } from '@galla/domain';
import type { Static } from 'typebox';
import { basisPointsOf, milliOf } from '../db/numeric.ts';
import type { CatalogueItem, Variant } from './schemas.ts';
import type { ImageAddress } from './images.ts';
import { fieldsOf } from './store/draft.ts';
import type { ItemRow } from './store/items.ts';
import { statusWord } from './store/status.ts';
import type { VariantRow } from './store/variants.ts';

// numeric(14,2) already has the form "7404.50"; quantities and percentages lose their trailing zeros here.

/** An item in its wire shape. */
export function toItem(row: ItemRow, image: ImageAddress): Static<typeof CatalogueItem> {
  const available = milliOf(row.available);
  const mark = row.lowStock === null ? null : milliOf(row.lowStock);
  const counted = row.kind === 'PRODUCT' && row.isInventory;
  return {
    id: row.id,
    category: row.kind === 'PRODUCT' ? 'product' : 'service',
    title: row.title,
    also_called: row.alsoCalled,
    description: row.description,
    sku: row.sku,
    barcode: row.barcode,
    hsn: row.hsn,
    unit: row.unit,
    category_name: row.category,
    brand: row.brand,
    price: row.price,
    offer: row.offer,
    mrp: row.mrp,
    price_at_till: isPricedAtTill(row) ? 1 : 0,
    gst_percentage: percentText(basisPointsOf(row.gstPercentage)),
    tax_inclusive: row.taxInclusive ? 1 : 0,
    available_quantity: quantityText(available),
    is_inventory: row.isInventory ? 1 : 0,
    has_variants: row.hasVariants ? 1 : 0,
    points: quantityText(milliOf(row.points)),
    employee_percentage: percentText(basisPointsOf(row.employeePercentage)),
    duration: row.duration,
    type: row.type,
    size: row.size,
    color: row.color,
    oc_status: statusWord(row.status),
    market_place: row.marketplace ? 1 : 0,
    gst_from_setting: row.gstFromSetting ? 1 : 0,
    is_percentage_points: row.isPercentagePoints ? 1 : 0,
    low_stock: mark === null ? null : quantityText(mark),
    is_low: counted && isLow(available, mark) ? 1 : 0,
    sold_90_days: Number(row.sold),
    fields: fieldsOf(row.fields),
    image: image(row.image),
    thumbnail: image(row.image, 'thumbnail'),
  };
}

/** A variant in its wire shape. */
export function toVariant(row: VariantRow, image: ImageAddress): Static<typeof Variant> {
  const available = quantityText(milliOf(row.availableQuantity));
  return {
    id: row.id,
    product_id: row.itemId,
    sku: row.sku,
    barcode: row.barcode,
    sell_price: row.sellPrice,
    mrp: row.mrp,
    gst_percentage: percentText(basisPointsOf(row.gstPercentage)),
    inventory: { on_hand: available },
    available_quantity: available,
    power: row.power,
    coating: row.coating,
    size: row.size,
    color: row.color,
    description: row.description,
    shape: row.shape,
    gender: row.gender,
    style: row.style,
    lens_type: row.lensType,
    material: row.material,
    index: row.lensIndex,
    fields: fieldsOf(row.fields),
    image: image(row.image),
    thumbnail: image(row.image, 'thumbnail'),
  };
}

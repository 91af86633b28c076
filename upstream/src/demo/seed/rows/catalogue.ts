import { naturalKey, percentText, quantityText, rupees } from '@galla/domain';
import { newId } from '../../../db/id.ts';
import { picturePath } from '../../images/paths.ts';
import type { Item, ShopData, Trade } from '../../types.ts';
import type { Row } from '../insertRows.ts';
import { at, type Ids } from '../places.ts';

export function itemRow(item: Item, id: string, trade: Trade, createdAt: Date): Row<'catalogueItem'> {
  return {
    id,
    kind: item.kind,
    title: item.title,
    sortKey: naturalKey(item.title),
    sku: item.sku,
    barcode: item.barcode ?? null,
    hsn: item.hsn,
    unit: item.unit,
    category: item.category,
    brand: item.brand ?? null,
    price: rupees(item.price),
    offer: item.offer === undefined ? null : rupees(item.offer),
    mrp: item.mrp === undefined ? null : rupees(item.mrp),
    gstPercentage: percentText(item.gst),
    taxInclusive: item.taxInclusive,
    isInventory: item.tracked,
    availableQuantity: quantityText(item.stock),
    hasVariants: item.variants.length > 0,
    points: quantityText(item.points),
    employeePercentage: percentText(item.employeePercentage),
    duration: item.duration ?? null,
    image: picturePath(trade, item.image),
    type: item.type ?? null,
    size: item.size ?? null,
    color: item.color ?? null,
    isPercentagePoints: item.employeePercentage > 0,
    lowStock: item.lowStock === undefined ? null : quantityText(item.lowStock),
    marketplace: item.marketplace,
    status: item.status,
    createdAt,
    updatedAt: createdAt,
  };
}

export function variantRows(item: Item, place: number, ids: Ids, createdAt: Date): Row<'catalogueVariant'>[] {
  return item.variants.map((variant, variantPlace) => ({
    id: at(at(ids.variants, place), variantPlace),
    itemId: at(ids.items, place),
    sku: variant.sku,
    size: variant.size ?? null,
    color: variant.color ?? null,
    power: variant.power ?? null,
    coating: variant.coating ?? null,
    mrp: rupees(variant.mrp),
    sellPrice: rupees(variant.price),
    gstPercentage: percentText(variant.gst),
    availableQuantity: quantityText(variant.stock),
    createdAt,
  }));
}

export function stockRows(data: ShopData, ids: Ids): Row<'stockMove'>[] {
  return data.stockMoves.map(({ at: createdAt, item, variant, quantity, reason, document }) => ({
    id: newId(),
    itemId: at(ids.items, item),
    variantId: variant === undefined ? null : at(at(ids.variants, item), variant),
    quantity: quantityText(quantity),
    reason,
    documentId: document === undefined ? null : at(ids.documents, document),
    staffId: at(ids.staff, document === undefined ? 0 : at(data.documents, document).createdBy),
    createdAt,
  }));
}

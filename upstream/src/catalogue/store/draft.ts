import {
  isPricedAtTill,
  type ItemDraft,
  ITEM_KINDS,
  naturalKey,
  percentText,
  quantityText,
  rupees,
} from '@galla/domain';
import type { Selectable } from 'kysely';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { basisPointsOf, milliOf, paiseOf } from '../../db/numeric.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { CatalogueItem, JsonValue } from '../../db/types.generated.ts';

const textsByName = Compile(Type.Record(Type.String(), Type.String()));

/** The values of form fields without a column, as stored with the item. */
export function fieldsOf(stored: unknown): Record<string, string> {
  if (!textsByName.Check(stored)) throw new Error("An item's own fields are damaged");
  return stored;
}

const orNull = <T, R>(value: T | null, read: (value: T) => R): R | null =>
  value === null ? null : read(value);

/**
 * The columns filled in by a form. Stock is not among them because it changes by movements, nor is the price at the
 * till, which means no price.
 */
export function columnsOf(draft: ItemDraft) {
  const {
    available: _moves,
    priceAtTill: _unpriced,
    price,
    offer,
    mrp,
    gst,
    lowStock,
    points,
    employeePercentage,
    fields,
    ...rest
  } = draft;
  return {
    ...rest,
    sortKey: naturalKey(rest.title),
    price: orNull(price, rupees),
    offer: orNull(offer, rupees),
    mrp: orNull(mrp, rupees),
    gstPercentage: percentText(gst),
    lowStock: orNull(lowStock, quantityText),
    points: quantityText(points),
    employeePercentage: percentText(employeePercentage),
    fields: JSON.stringify(fields) as JsonValue,
  };
}

/** An existing item as form values, with stock and picture. */
export interface StoredDraft {
  id: string;
  image: string | null;
  draft: ItemDraft & { available: number };
}

const selectDrafts = (db: TenantDb, ids: readonly string[]) =>
  db.sql
    .selectFrom('catalogueItem')
    .where('tenantId', '=', db.tenantId)
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .selectAll()
    // The same order as bills lock in.
    .orderBy('id');

const storedDraft = (row: Selectable<CatalogueItem>): StoredDraft => ({
  id: row.id,
  image: row.image,
  draft: draftOf(row),
});

/** Those of the items that exist, in the order of their ids. */
export async function readDrafts(db: TenantDb, ids: readonly string[]): Promise<StoredDraft[]> {
  return (await selectDrafts(db, ids).execute()).map(storedDraft);
}

/** The same, locked until the transaction ends. */
export async function lockDrafts(db: TenantDb, ids: readonly string[]): Promise<StoredDraft[]> {
  return (await selectDrafts(db, ids).forUpdate().execute()).map(storedDraft);
}

function draftOf(row: Selectable<CatalogueItem>): ItemDraft & { available: number } {
  return {
    kind: oneOf(ITEM_KINDS, row.kind),
    title: row.title,
    alsoCalled: row.alsoCalled,
    description: row.description,
    sku: row.sku,
    barcode: row.barcode,
    hsn: row.hsn,
    unit: row.unit,
    category: row.category,
    brand: row.brand,
    type: row.type,
    size: row.size,
    color: row.color,
    price: orNull(row.price, paiseOf),
    offer: orNull(row.offer, paiseOf),
    mrp: orNull(row.mrp, paiseOf),
    priceAtTill: isPricedAtTill(row),
    taxInclusive: row.taxInclusive,
    gstFromSetting: row.gstFromSetting,
    gst: basisPointsOf(row.gstPercentage),
    isInventory: row.isInventory,
    available: milliOf(row.availableQuantity),
    lowStock: orNull(row.lowStock, milliOf),
    hasVariants: row.hasVariants,
    isPercentagePoints: row.isPercentagePoints,
    points: milliOf(row.points),
    employeePercentage: basisPointsOf(row.employeePercentage),
    duration: row.duration,
    fields: fieldsOf(row.fields),
  };
}

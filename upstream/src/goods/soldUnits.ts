import { catalogPrice, ITEM_KINDS, type Paise } from '@galla/domain';
import { sql } from 'kysely';
import { paiseOf } from '../db/numeric.ts';
import { oneOf } from '../db/oneOf.ts';
import type { TenantDb } from '../db/tenant.ts';

/** The columns of `selectSoldUnits`. */
export interface SoldUnit {
  kind: string;
  price: string | null;
  offer: string | null;
  sellPrice: string | null;
  /** Cost of the last goods receipt. */
  last: string | null;
}

const paise = (amount: string | null): Paise | null => (amount === null ? null : paiseOf(amount));

/** List price per unit; undefined if priced at the till. */
export const unitPrice = ({ kind, price, offer, sellPrice }: SoldUnit): Paise | undefined =>
  paise(sellPrice) ?? catalogPrice(oneOf(ITEM_KINDS, kind), paise(price), paise(offer));

/** Cost per unit from the last goods receipt; undefined when unknown. */
export const unitCost = ({ last }: SoldUnit): Paise | undefined => paise(last) ?? undefined;

/**
 * Items and the requested variants with their last cost per unit: one row per item without variant, or one per variant.
 * Includes deleted ones, but nothing of other shops.
 */
export const selectSoldUnits = (db: TenantDb, itemIds: readonly string[], variantIds: readonly string[]) =>
  db.sql
    .selectFrom('catalogueItem as item')
    .leftJoin('catalogueVariant as variant', (join) =>
      join
        .onRef('variant.tenantId', '=', 'item.tenantId')
        .onRef('variant.itemId', '=', 'item.id')
        .on('variant.id', '=', sql<string>`any(${variantIds}::uuid[])`),
    )
    .leftJoin('goodsCost as cost', (join) =>
      join
        .onRef('cost.tenantId', '=', 'item.tenantId')
        .on('cost.unitId', '=', sql<string>`coalesce(variant.id, item.id)`),
    )
    .where('item.tenantId', '=', db.tenantId)
    .where('item.id', 'in', itemIds)
    .select(['item.id', 'item.kind', 'item.price', 'item.offer', 'variant.id as variantId'])
    .select(['variant.sellPrice', 'cost.last']);

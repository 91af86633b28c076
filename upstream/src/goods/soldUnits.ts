import { catalogPrice, ITEM_KINDS, type Paise } from '@galla/domain';
import { sql } from 'kysely';
import { paiseOf } from '../db/numeric.ts';
import { oneOf } from '../db/oneOf.ts';
import type { TenantDb } from '../db/tenant.ts';

/** What `selectSoldUnits` reads of each, whatever else is selected. */
export interface SoldUnit {
  kind: string;
  price: string | null;
  offer: string | null;
  /** Of the variant. */
  sellPrice: string | null;
  /** Of the last goods that came in. */
  last: string | null;
}

const paise = (amount: string | null): Paise | null => (amount === null ? null : paiseOf(amount));

/** List price of one unit as it is sold; undefined where it is asked at the till. */
export const unitPrice = ({ kind, price, offer, sellPrice }: SoldUnit): Paise | undefined =>
  paise(sellPrice) ?? catalogPrice(oneOf(ITEM_KINDS, kind), paise(price), paise(offer));

/** What one unit cost when goods came in last; undefined where nobody knows it. */
export const unitCost = ({ last }: SoldUnit): Paise | undefined => paise(last) ?? undefined;

/**
 * Items with those of their variants that are asked for, and what one unit of each cost: a row for an item without a
 * variant, or one for each variant. Deleted ones, too; nothing of other shops.
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

import {
  type BasisPoints,
  type EarningMode,
  isSoldWhole,
  ITEM_KINDS,
  type ItemKind,
  type Milli,
  problem,
  variantName,
} from '@galla/domain';
import { sql } from 'kysely';
import { basisPointsOf, milliOf } from '../../db/numeric.ts';
import { oneOf } from '../../db/oneOf.ts';
import { effectiveGst, effectiveVariantGst } from '../../catalogue/index.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { refusedFor } from '../../http/refused.ts';
import type { SentLine } from './draft.ts';
import { pointValue, sellerPoints } from './earnings.ts';
import type { PricedLine } from './totals.ts';

/** The goods of a line: what the catalogue says now and the document will keep. */
export interface Goods {
  itemId: string;
  variantId: string | undefined;
  kind: ItemKind;
  name: string;
  sku: string | null;
  hsn: string | null;
  unit: string;
  /** numeric(14,2); null when the catalogue has no price. */
  mrp: string | null;
  gst: BasisPoints;
  taxInclusive: boolean;
  points: string;
  employeePercentage: string;
  earningMode: EarningMode;
  /** Points for the seller's designation; null when none are assigned. */
  sellerPoints: string | null;
  /** Rupees per point. */
  pointValue: string;
  /** Average cost of one unit in rupees; null when unknown. Visible to the owner only. */
  unitCost: string | null;
  /** Whether its stock is counted. */
  tracked: boolean;
  /** The item's own low-stock threshold. */
  lowStock: Milli | undefined;
  /** Whether it is sold by the piece, in whole quantities. */
  whole: boolean;
  /** Id of a line that an edit keeps. */
  lineId?: string;
}

/** A line with its goods, before prices are computed. */
export type GoodsLine = Pick<PricedLine, 'line' | 'goods'>;

const unique = (ids: (string | undefined)[]): string[] => [...new Set(ids.filter((id) => id !== undefined))];

/** The average cost of an item or a variant, as part of a statement that runs anyway. */
const unitCost = (db: TenantDb, of: 'item' | 'catalogueVariant') => sql<string | null>`
  (select cost.average from goods_cost cost
    where cost.tenant_id = ${db.tenantId} and cost.unit_id = ${sql.ref(`${of}.id`)})`;

async function itemsById(db: TenantDb, ids: string[], sellerId: string) {
  const rows = await db.sql
    .selectFrom('catalogueItem as item')
    .where('tenantId', '=', db.tenantId)
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .select(unitCost(db, 'item').as('unitCost'))
    .select(['id', 'kind', 'title', 'sku', 'hsn', 'unit', 'price', 'offer', 'mrp', 'taxInclusive'])
    .select(['isInventory', 'hasVariants', 'lowStock', 'points', 'employeePercentage'])
    .select('isPercentagePoints')
    .select(effectiveGst(db).as('gstPercentage'))
    .select([sellerPoints(db, 'item', sellerId).as('sellerPoints'), pointValue(db).as('pointValue')])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function variantsById(db: TenantDb, ids: string[]) {
  const rows = await db.sql
    .selectFrom('catalogueVariant')
    .select(unitCost(db, 'catalogueVariant').as('unitCost'))
    .where('tenantId', '=', db.tenantId)
    // Most bills have no variant, so the list is usually empty and matches nothing.
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('deletedAt', 'is', null)
    .select(['id', 'itemId', 'sku', 'mrp'])
    .select(effectiveVariantGst(db).as('gstPercentage'))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

type ItemRow = Awaited<ReturnType<typeof itemsById>> extends Map<string, infer Row> ? Row : never;
type VariantRow = Awaited<ReturnType<typeof variantsById>> extends Map<string, infer Row> ? Row : never;

function goodsOf(item: ItemRow, variant: VariantRow | undefined): Goods {
  return {
    itemId: item.id,
    variantId: variant?.id,
    kind: oneOf(ITEM_KINDS, item.kind),
    name: variant ? variantName(item.title, variant.sku) : item.title,
    sku: variant?.sku ?? item.sku,
    hsn: item.hsn,
    unit: item.unit,
    mrp: variant?.mrp ?? item.mrp ?? item.price ?? item.offer,
    gst: basisPointsOf(variant?.gstPercentage ?? item.gstPercentage),
    taxInclusive: item.taxInclusive,
    points: item.points,
    employeePercentage: item.employeePercentage,
    earningMode: item.isPercentagePoints ? 'PERCENT' : 'POINTS',
    sellerPoints: item.sellerPoints,
    pointValue: item.pointValue,
    unitCost: variant ? variant.unitCost : item.unitCost,
    tracked: item.isInventory && item.kind === 'PRODUCT',
    lowStock: item.lowStock === null ? undefined : milliOf(item.lowStock),
    whole: isSoldWhole(item.unit, variant),
  };
}

/**
 * Reads what the lines sell at today's rates, and what it earns the seller. NOT_FOUND for an item that is missing,
 * deleted or of the other kind, or whose variant belongs to another product; a product with variants needs one to be
 * chosen.
 */
export async function loadGoods(
  db: TenantDb,
  lines: readonly SentLine[],
  sellerId: string,
): Promise<GoodsLine[]> {
  if (lines.length === 0) return [];
  const items = await itemsById(db, unique(lines.map(({ itemId }) => itemId)), sellerId);
  const variants = await variantsById(db, unique(lines.map(({ variantId }) => variantId)));
  return lines.map((line) => {
    const { at, kind, itemId, variantId } = line;
    const item = items.get(itemId);
    const variant = variantId === undefined ? undefined : variants.get(variantId);
    const ownVariant = variantId === undefined || variant?.itemId === itemId;
    if (item?.kind !== kind || !ownVariant) {
      throw refusedFor(problem(`lines.${at}`, 'NOT_FOUND', 'billing.itemGone'));
    }
    if (item.hasVariants && !variant) {
      throw refusedFor(problem(`lines.${at}`, 'VARIANT_QUANTITY_MISSING', 'billing.variantQuantityMissing'));
    }
    return { line, goods: goodsOf(item, variant) };
  });
}

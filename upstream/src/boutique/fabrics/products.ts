import { catalogPrice, isSoldWhole, lineAmounts, type Milli, type Paise, variantName } from '@galla/domain';
import { sql } from 'kysely';
import { effectiveGst } from '../../catalogue/index.ts';
import { basisPointsOf, milliOf, paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';

/** What a fabric is cut from: a product, or a variant of one. */
export interface FabricPlace {
  productId: string;
  variantId: string | undefined;
}

/** A product as an order takes it from the stock. */
export interface FabricProduct {
  name: string;
  unit: string;
  /** Sold by the piece. */
  whole: boolean;
  /** Whether its stock is counted. */
  tracked: boolean;
  lowStock: Milli | undefined;
  /** Of one unit before GST; undefined where it is asked at the till. */
  listRate: Paise | undefined;
  /** Of one unit; undefined where nobody knows it. The owner's alone. */
  lastCost: Paise | undefined;
  /** The shop does not sell it any more: only an order that has it already may keep it. */
  gone: boolean;
}

export const placeKey = ({ productId, variantId }: FabricPlace): string => variantId ?? productId;

interface PricedRow {
  price: string | null;
  offer: string | null;
  sellPrice: string | null;
  taxInclusive: boolean;
  gst: string;
  variantGst: string | null;
}

const paiseOrNull = (amount: string | null): Paise | null => (amount === null ? null : paiseOf(amount));

/** What one unit costs before GST: an order adds GST on all of it. */
function listRateOf({ sellPrice, taxInclusive, ...row }: PricedRow): Paise | undefined {
  const price =
    paiseOrNull(sellPrice) ?? catalogPrice('PRODUCT', paiseOrNull(row.price), paiseOrNull(row.offer));
  if (price === undefined) return undefined;
  const gst = basisPointsOf(row.variantGst ?? row.gst);
  return lineAmounts({ price, quantity: 1000, gst, taxInclusive, interState: false }).taxable;
}

/**
 * Reads products and variants by `placeKey`, deleted ones, too. What is of another shop, no product, or a variant of another
 * product is missing; so is a product with variants of which none was chosen.
 */
export async function readFabricProducts(
  db: TenantDb,
  places: readonly FabricPlace[],
): Promise<Map<string, FabricProduct>> {
  if (places.length === 0) return new Map();
  const variantIds = places.flatMap(({ variantId }) => variantId ?? []);
  const rows = await db.sql
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
    .where(
      'item.id',
      'in',
      places.map(({ productId }) => productId),
    )
    .where('item.kind', '=', 'PRODUCT')
    .select(['item.id', 'item.title', 'item.unit', 'item.isInventory', 'item.lowStock', 'item.hasVariants'])
    .select(['item.deletedAt', 'variant.id as variantId', 'variant.sku', 'variant.deletedAt as variantGone'])
    .select(['item.price', 'item.offer', 'item.taxInclusive', 'variant.sellPrice', 'cost.last'])
    .select([effectiveGst(db).as('gst'), 'variant.gstPercentage as variantGst'])
    .execute();
  return new Map(
    rows.flatMap((row): [string, FabricProduct][] => {
      const { id, variantId, title, sku, unit } = row;
      if (row.hasVariants && variantId === null) return [];
      const product = {
        name: variantId === null ? title : variantName(title, sku ?? ''),
        unit,
        whole: isSoldWhole(unit, variantId ?? undefined),
        tracked: row.isInventory,
        lowStock: row.lowStock === null ? undefined : milliOf(row.lowStock),
        listRate: listRateOf(row),
        lastCost: row.last === null ? undefined : paiseOf(row.last),
        gone: row.deletedAt !== null || row.variantGone !== null,
      };
      return [[variantId ?? id, product]];
    }),
  );
}

import { isSoldWhole, lineAmounts, type Milli, type Paise, variantName } from '@galla/domain';
import { effectiveGst } from '../../catalogue/index.ts';
import { basisPointsOf, milliOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { selectSoldUnits, type SoldUnit, unitCost, unitPrice } from '../../goods/index.ts';

/** The stock a fabric is taken from: a product, or a variant of one. */
export interface FabricPlace {
  productId: string;
  variantId: string | undefined;
}

/** A product that fabric is taken from. */
export interface FabricProduct {
  name: string;
  unit: string;
  /** Whether it is sold by the piece. */
  whole: boolean;
  /** Whether its stock is tracked. */
  tracked: boolean;
  lowStock: Milli | undefined;
  /** Per unit before GST; undefined when the price is asked at the till. */
  listRate: Paise | undefined;
  /** Per unit; undefined when unknown. Visible to the owner only. */
  lastCost: Paise | undefined;
  /** No longer sold: only an order that already has it may keep it. */
  gone: boolean;
}

export const placeKey = ({ productId, variantId }: FabricPlace): string => variantId ?? productId;

interface PricedRow extends SoldUnit {
  taxInclusive: boolean;
  gst: string;
  variantGst: string | null;
}

/** Price per unit before GST: an order adds GST on its total. */
function listRateOf(row: PricedRow): Paise | undefined {
  const price = unitPrice(row);
  if (price === undefined) return undefined;
  const gst = basisPointsOf(row.variantGst ?? row.gst);
  const { taxInclusive } = row;
  return lineAmounts({ price, quantity: 1000, gst, taxInclusive, interState: false }).taxable;
}

/**
 * Reads products and variants by `placeKey`, including deleted ones. Missing are those of another shop, services,
 * variants of another product, and products with variants when none was chosen.
 */
export async function readFabricProducts(
  db: TenantDb,
  places: readonly FabricPlace[],
): Promise<Map<string, FabricProduct>> {
  if (places.length === 0) return new Map();
  const itemIds = places.map(({ productId }) => productId);
  const variantIds = places.flatMap(({ variantId }) => variantId ?? []);
  const rows = await selectSoldUnits(db, itemIds, variantIds)
    .where('item.kind', '=', 'PRODUCT')
    .select(['item.title', 'item.unit', 'item.isInventory', 'item.lowStock', 'item.hasVariants'])
    .select(['item.deletedAt', 'variant.sku', 'variant.deletedAt as variantGone', 'item.taxInclusive'])
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
        lastCost: unitCost(row),
        gone: row.deletedAt !== null || row.variantGone !== null,
      };
      return [[variantId ?? id, product]];
    }),
  );
}

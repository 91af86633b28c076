import { isSoldWhole, type Milli, variantName } from '@galla/domain';
import { sql } from 'kysely';
import { milliOf } from '../../db/numeric.ts';
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
  /** The shop does not sell it any more: only an order that has it already may keep it. */
  gone: boolean;
}

export const placeKey = ({ productId, variantId }: FabricPlace): string => variantId ?? productId;

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
    .where('item.tenantId', '=', db.tenantId)
    .where(
      'item.id',
      'in',
      places.map(({ productId }) => productId),
    )
    .where('item.kind', '=', 'PRODUCT')
    .select(['item.id', 'item.title', 'item.unit', 'item.isInventory', 'item.lowStock', 'item.hasVariants'])
    .select(['item.deletedAt', 'variant.id as variantId', 'variant.sku', 'variant.deletedAt as variantGone'])
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
        gone: row.deletedAt !== null || row.variantGone !== null,
      };
      return [[variantId ?? id, product]];
    }),
  );
}

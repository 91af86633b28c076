import { type BarcodeHolder, codesAlike, problem } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import { refusedFor } from '../../http/refused.ts';

/** The owner of a bar code: an item or a variant; neither when it is being added. */
export interface Holder {
  itemId?: string | undefined;
  variantId?: string | undefined;
}

/**
 * The title of whatever has the bar code already, in any notation that scanners produce; undefined when it is free.
 * Items and variants share one set of bar codes, so that a scan is never ambiguous.
 */
async function titleWith(db: TenantDb, barcode: string, holder: Holder): Promise<string | undefined> {
  const { tenantId } = db;
  const codes = codesAlike(barcode);
  const { itemId, variantId } = holder;
  const found = await db.sql
    .selectFrom('catalogueItem as item')
    .where('item.tenantId', '=', tenantId)
    .where('item.barcode', 'in', codes)
    .where('item.deletedAt', 'is', null)
    .$if(itemId !== undefined, (items) => items.where('item.id', '!=', itemId ?? ''))
    .select(['item.title', sql<string | null>`null`.as('sku')])
    .unionAll((all) =>
      all
        .selectFrom('catalogueVariant as variant')
        .innerJoin('catalogueItem as item', (join) =>
          join.onRef('item.tenantId', '=', 'variant.tenantId').onRef('item.id', '=', 'variant.itemId'),
        )
        .where('variant.tenantId', '=', tenantId)
        .where('variant.barcode', 'in', codes)
        .where('item.deletedAt', 'is', null)
        .where('variant.deletedAt', 'is', null)
        .$if(variantId !== undefined, (variants) => variants.where('variant.id', '!=', variantId ?? ''))
        .select(['item.title', 'variant.sku']),
    )
    .limit(1)
    .executeTakeFirst();
  return found && (found.sku === null ? found.title : `${found.title} (${found.sku})`);
}

/** Locks the bar codes of the shop against other assignments until the transaction ends. */
export async function holdBarcodes(db: TenantDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${db.tenantId} barcodes`}, 0))`.execute(db.sql);
}

/** The items and variants that have any of these bar codes, as scanners read them, with their titles. */
export async function holdersOf(db: TenantDb, barcodes: readonly string[]): Promise<BarcodeHolder[]> {
  const { tenantId } = db;
  const codes = [...new Set(barcodes.flatMap((barcode) => codesAlike(barcode)))];
  if (codes.length === 0) return [];
  const rows = await db.sql
    .selectFrom('catalogueItem as item')
    .where('item.tenantId', '=', tenantId)
    .where(sql<boolean>`item.barcode = any(${codes}::text[])`)
    .where('item.deletedAt', 'is', null)
    .select(['item.id', 'item.title', 'item.barcode', sql<string | null>`null`.as('sku')])
    .unionAll((all) =>
      all
        .selectFrom('catalogueVariant as variant')
        .innerJoin('catalogueItem as item', (join) =>
          join.onRef('item.tenantId', '=', 'variant.tenantId').onRef('item.id', '=', 'variant.itemId'),
        )
        .where('variant.tenantId', '=', tenantId)
        .where(sql<boolean>`variant.barcode = any(${codes}::text[])`)
        .where('item.deletedAt', 'is', null)
        .where('variant.deletedAt', 'is', null)
        .select(['item.id', 'item.title', 'variant.barcode', 'variant.sku']),
    )
    .execute();
  return rows.map(({ id, title, barcode, sku }) => ({
    barcode: barcode ?? '',
    title: sku === null ? title : `${title} (${sku})`,
    itemId: sku === null ? id : null,
  }));
}

/**
 * Refuses a bar code that is already taken in the shop. It serializes assignments until the transaction ends: call it
 * after locking the rows to change and before any write.
 */
export async function refuseTakenBarcode(
  db: TenantDb,
  barcode: string,
  holder: Holder = {},
  field = 'barcode',
): Promise<void> {
  await holdBarcodes(db);
  const title = await titleWith(db, barcode, holder);
  if (title !== undefined) {
    throw refusedFor(problem(field, 'CODE_TAKEN', 'stock.barcodeTaken', { title }));
  }
}

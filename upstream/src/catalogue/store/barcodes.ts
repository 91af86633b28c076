import { type BarcodeHolder, codesAlike, problem } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import { refusedFor } from '../../http/refused.ts';

/** What is to have the bar code: an item, or a variant. Neither for one that is being added. */
export interface Holder {
  itemId?: string | undefined;
  variantId?: string | undefined;
}

/**
 * The title of what has the bar code already, in any of the ways that scanners read it; undefined when it is free.
 * Items and variants share their bar codes, so that a scan never has to ask which one was meant.
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

/** Lets nobody else give out a bar code of the shop until the transaction ends. */
export async function holdBarcodes(db: TenantDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${db.tenantId} barcodes`}, 0))`.execute(db.sql);
}

/** What has any of these bar codes, as scanners read them: items and variants, each with its title. */
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
 * Refuses a bar code that something else of the shop has. Bar codes are given out one after the other until the
 * transaction ends: call it after the rows that will be changed are locked, and before any is written.
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

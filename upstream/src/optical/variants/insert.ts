import { MAX_VARIANTS, problem, formatMessage, type VariantDraft } from '@galla/domain';
import { refuseTakenBarcode, writeMove, type Writer } from '../../catalogue/index.ts';
import { isUniqueViolation } from '../../db/faults.ts';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { refusedFor } from '../../http/refused.ts';
import type { VariantProduct } from './product.ts';
import { columnsOf, stockText } from './rows.ts';

/** Runs a write and reports a duplicate code at its field. */
export async function withOwnCode<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'catalogue_variant_by_sku')) throw error;
    throw refusedFor(problem('sku', 'CODE_TAKEN', 'optical.skuTaken'));
  }
}

async function refuseTooMany(db: TenantDb, itemId: string): Promise<void> {
  const { variants } = await db.sql
    .selectFrom('catalogueVariant')
    .where('tenantId', '=', db.tenantId)
    .where('itemId', '=', itemId)
    .where('deletedAt', 'is', null)
    .select(({ fn }) => fn.countAll<string>().as('variants'))
    .executeTakeFirstOrThrow();
  if (Number(variants) < MAX_VARIANTS) return;
  throw refusedFor(problem('product_id', 'INVALID_INPUT', 'optical.tooManyVariants', { max: MAX_VARIANTS }));
}

/** Switches a product to variants with its first one: its own stock is written off. */
async function sellInVariants(db: TenantDb, product: VariantProduct, by: Writer): Promise<void> {
  if (product.hasVariants) return;
  await db.sql
    .updateTable('catalogueItem')
    .set({ hasVariants: true, availableQuantity: '0', updatedAt: by.now })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', product.id)
    .execute();
  const note = formatMessage('optical.soldInVariants');
  const move = { itemId: product.id, kind: 'CORRECTION', note } as const;
  await writeMove(db, { ...move, quantity: -product.available }, by);
}

/** Adds a variant with its product's GST rate and its stock as the opening movement; returns its id. */
export async function insertVariant(
  db: TenantDb,
  product: VariantProduct,
  draft: VariantDraft,
  by: Writer,
): Promise<string> {
  await refuseTooMany(db, product.id);
  if (draft.barcode !== null) await refuseTakenBarcode(db, draft.barcode);
  await sellInVariants(db, product, by);
  const id = newId();
  await withOwnCode(() =>
    db.sql
      .insertInto('catalogueVariant')
      .values({
        tenantId: db.tenantId,
        id,
        itemId: product.id,
        ...columnsOf(draft),
        gstPercentage: product.gstPercentage,
        availableQuantity: stockText(draft),
        createdAt: by.now,
        updatedAt: by.now,
      })
      .execute(),
  );
  const move = { itemId: product.id, variantId: id, kind: 'OPENING' } as const;
  await writeMove(db, { ...move, quantity: draft.available ?? 0 }, by);
  return id;
}

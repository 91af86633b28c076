import { type ItemDraft, type Milli, problem, quantityText } from '@galla/domain';
import { sql } from 'kysely';
import { isUniqueViolation } from '../../db/faults.ts';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { invalidField, Refused, refusedFor } from '../../http/refused.ts';
import { type Correction, writeMove } from '../stock/writeMove.ts';
import { refuseTakenBarcode } from './barcodes.ts';
import { columnsOf, lockDrafts } from './draft.ts';

/** The author and time of a write. */
export interface Writer {
  staffId: string;
  now: Date;
}

/** A change in addition to the form values. */
export interface Change extends Writer {
  /** The stock that the correction is based on; CHANGED_MEANWHILE when it differs. */
  expected?: Milli | undefined;
  correction?: Correction | undefined;
  /** Path of a new picture; null removes the picture, undefined keeps it. */
  image?: string | null | undefined;
}

/** Runs a write and reports a duplicate code at its field. */
async function withOwnCode<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'catalogue_item_by_sku')) throw error;
    throw refusedFor(problem('sku', 'CODE_TAKEN', 'catalogue.codeTaken'));
  }
}

/** Adds an item with its stock as the opening movement; returns its id. */
export async function insertItem(
  db: TenantDb,
  draft: ItemDraft,
  by: Writer & { image?: string | null | undefined },
): Promise<string> {
  const { tenantId } = db;
  const id = newId();
  if (draft.barcode !== null) await refuseTakenBarcode(db, draft.barcode);
  const opening = draft.isInventory && !draft.hasVariants ? (draft.available ?? 0) : 0;
  await withOwnCode(() =>
    db.sql
      .insertInto('catalogueItem')
      .values({
        tenantId,
        id,
        ...columnsOf(draft),
        availableQuantity: quantityText(opening),
        image: by.image ?? null,
        createdAt: by.now,
        updatedAt: by.now,
      })
      .execute(),
  );
  if (opening > 0) await writeMove(db, { kind: 'OPENING', itemId: id, quantity: opening }, by);
  return id;
}

/**
 * The new stock of an item. A value other than the current one is a correction and must state what it is based on:
 * CHANGED_MEANWHILE with the current value after a sale in between.
 */
function stockAfter(draft: ItemDraft, there: Milli, expected: Milli | undefined): Milli {
  // The stock of a product with variants is the sum of its variants.
  if (draft.hasVariants) return 0;
  const { available } = draft;
  // An unedited value is not a correction, whatever was sold meanwhile.
  if (available === undefined || available === there || available === expected) return there;
  if (expected === undefined) throw invalidField('expected_quantity');
  if (expected === there) return available;
  throw new Refused('CHANGED_MEANWHILE', {}, { details: { available: quantityText(there) } });
}

async function hasVariants(db: TenantDb, itemId: string): Promise<boolean> {
  const variant = await db.sql
    .selectFrom('catalogueVariant')
    .where('tenantId', '=', db.tenantId)
    .where('itemId', '=', itemId)
    .where('deletedAt', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return variant !== undefined;
}

/** Updates an item to its form values. Stock changes only by corrections; variants follow a new rate. */
export async function updateItem(db: TenantDb, id: string, draft: ItemDraft, by: Change): Promise<void> {
  const { tenantId } = db;
  const [found] = await lockDrafts(db, [id]);
  if (found?.draft.kind !== draft.kind) throw new Refused('NOT_FOUND');
  const before = found.draft;
  if (before.hasVariants && !draft.hasVariants && (await hasVariants(db, id))) {
    throw refusedFor(problem('has_variants', 'INVALID_INPUT', 'catalogue.variantsLeft'));
  }
  if (draft.barcode !== null && draft.barcode !== before.barcode)
    await refuseTakenBarcode(db, draft.barcode, { itemId: id });
  const after = stockAfter(draft, before.available, by.expected);
  await withOwnCode(() =>
    db.sql
      .updateTable('catalogueItem')
      .set({
        ...columnsOf(draft),
        availableQuantity: quantityText(after),
        ...(by.image !== undefined && { image: by.image }),
        updatedAt: sql`now()`,
      })
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .execute(),
  );
  if (after !== before.available)
    await writeMove(
      db,
      { kind: 'CORRECTION', itemId: id, quantity: after - before.available, ...by.correction },
      by,
    );
  if (draft.gst !== before.gst) await rateVariants(db, id, columnsOf(before), columnsOf(draft));
}

/** Applies an item's new rate to variants that had the old one; others keep their own. */
async function rateVariants(
  db: TenantDb,
  itemId: string,
  before: { gstPercentage: string },
  after: { gstPercentage: string },
): Promise<void> {
  await db.sql
    .updateTable('catalogueVariant')
    .set({ gstPercentage: after.gstPercentage })
    .where('tenantId', '=', db.tenantId)
    .where('itemId', '=', itemId)
    .where('gstPercentage', '=', before.gstPercentage)
    .execute();
}

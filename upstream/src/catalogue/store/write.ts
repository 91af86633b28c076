import { type ItemDraft, type Milli, problem, quantityText } from '@galla/domain';
import { sql } from 'kysely';
import { isUniqueViolation } from '../../db/faults.ts';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { invalidField, Refused, refusedFor } from '../../http/refused.ts';
import { type Correction, writeMove } from '../stock/writeMove.ts';
import { refuseTakenBarcode } from './barcodes.ts';
import { columnsOf, lockDrafts } from './draft.ts';

/** Who writes, and when. */
export interface Writer {
  staffId: string;
  now: Date;
}

/** What a change brings besides the form. */
export interface Change extends Writer {
  /** The stock that the new one is based on; another one by then is refused as CHANGED_MEANWHILE. */
  expected?: Milli | undefined;
  /** Why it is corrected. */
  correction?: Correction | undefined;
  /** The path of another picture; null takes the picture away, undefined leaves it. */
  image?: string | null | undefined;
}

/** Runs a write; a code that another item has is told at its field. */
async function withOwnCode<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'catalogue_item_by_sku')) throw error;
    throw refusedFor(problem('sku', 'CODE_TAKEN', 'catalogue.codeTaken'));
  }
}

/** Adds an item with what it has in stock as its opening move, and answers its id. */
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
 * What an item will have in stock. A figure that differs from what is there is a correction, and must say what it is
 * based on: a sale in between is refused with CHANGED_MEANWHILE and what there is now.
 */
function stockAfter(draft: ItemDraft, there: Milli, expected: Milli | undefined): Milli {
  // The stock of a product with variants is that of its variants.
  if (draft.hasVariants) return 0;
  const { available } = draft;
  // Who leaves the figure as he saw it corrects nothing, whatever was sold meanwhile.
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

/** Changes an item to what its form says now. Its stock moves by a correction only, its variants take a new rate. */
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

/** Gives the item's new rate to the variants that had the old one; those with a rate of their own keep it. */
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

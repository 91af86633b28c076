import { type Milli, quantityText, type VariantDraft } from '@galla/domain';
import {
  type Correction,
  refuseTakenBarcode,
  type VariantRow,
  writeMove,
  type Writer,
} from '../../catalogue/index.ts';
import { milliOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { invalidField, Refused } from '../../http/refused.ts';
import { withOwnCode } from './insert.ts';
import { columnsOf } from './rows.ts';

/** The circumstances of a stock correction. */
export interface StockChange {
  /** The stock that the correction is based on. */
  expected: Milli | undefined;
  correction: Correction;
}

/**
 * The new stock of a variant. A value other than the current one is a correction and must state what it is based on:
 * CHANGED_MEANWHILE with the current value after a sale in between.
 */
function stockAfter({ available }: VariantDraft, there: Milli, expected: Milli | undefined): Milli {
  // An unedited value is not a correction, whatever was sold meanwhile.
  if (available === undefined || available === there || available === expected) return there;
  if (expected === undefined) throw invalidField('expected_quantity');
  if (expected === there) return available;
  throw new Refused('CHANGED_MEANWHILE', {}, { details: { available: quantityText(there) } });
}

/** Updates a locked variant to its form values; stock changes only by corrections. */
export async function changeVariant(
  db: TenantDb,
  row: VariantRow,
  draft: VariantDraft,
  by: Writer & StockChange,
): Promise<void> {
  if (draft.barcode !== null && draft.barcode !== row.barcode)
    await refuseTakenBarcode(db, draft.barcode, { variantId: row.id });
  const there = milliOf(row.availableQuantity);
  const after = stockAfter(draft, there, by.expected);
  await withOwnCode(() =>
    db.sql
      .updateTable('catalogueVariant')
      .set({ ...columnsOf(draft), availableQuantity: quantityText(after), updatedAt: by.now })
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', row.id)
      .execute(),
  );
  const move = { itemId: row.itemId, variantId: row.id, kind: 'CORRECTION', ...by.correction } as const;
  await writeMove(db, { ...move, quantity: after - there }, by);
}

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

/** What a change of stock comes with. */
export interface StockChange {
  /** The stock that the new one is based on. */
  expected: Milli | undefined;
  /** Why it is corrected. */
  correction: Correction;
}

/**
 * What a variant will have in stock. A figure that differs from what is there is a correction, and must say what it is
 * based on: a sale in between is refused with CHANGED_MEANWHILE and what there is now.
 */
function stockAfter({ available }: VariantDraft, there: Milli, expected: Milli | undefined): Milli {
  // Who leaves the figure as he saw it corrects nothing, whatever was sold meanwhile.
  if (available === undefined || available === there || available === expected) return there;
  if (expected === undefined) throw invalidField('expected_quantity');
  if (expected === there) return available;
  throw new Refused('CHANGED_MEANWHILE', {}, { details: { available: quantityText(there) } });
}

/** Changes a locked variant to what its form says now; its stock moves by a correction only. */
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

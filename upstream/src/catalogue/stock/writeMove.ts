import { type CorrectionReason, type Milli, quantityText, type StockMoveKind } from '@galla/domain';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';

/** Why somebody set a stock by hand, as far as he said it. */
export interface Correction {
  reason?: CorrectionReason | undefined;
  note?: string | undefined;
}

/** A movement outside of bills: of an item, or of one variant of it. */
export interface Move extends Correction {
  kind: Extract<StockMoveKind, 'OPENING' | 'CORRECTION'>;
  itemId: string;
  variantId?: string | undefined;
  /** Below zero for what leaves the stock. */
  quantity: Milli;
}

/**
 * Keeps a movement in the history of a stock that whoever calls has changed by as much, in the same transaction. What
 * did not move is not kept.
 */
export async function writeMove(
  db: TenantDb,
  { kind, itemId, variantId, quantity, reason, note = '' }: Move,
  by: { staffId: string; now: Date },
): Promise<void> {
  if (quantity === 0) return;
  await db.sql
    .insertInto('stockMove')
    .values({
      tenantId: db.tenantId,
      id: newId(),
      itemId,
      variantId: variantId ?? null,
      quantity: quantityText(quantity),
      reason: kind,
      correctionReason: reason ?? null,
      note: note.trim() === '' ? null : note.trim(),
      staffId: by.staffId,
      createdAt: by.now,
    })
    .execute();
}

import { type CorrectionReason, type Milli, quantityText, type StockMoveKind } from '@galla/domain';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';

/** The stated reason of a manual stock correction. */
export interface Correction {
  reason?: CorrectionReason | undefined;
  note?: string | undefined;
  /** The goods receipt, if any. */
  goodsReceiptId?: string | undefined;
}

/** A movement outside of bills: of an item, or of one of its variants. */
export interface Move extends Correction {
  kind: Extract<StockMoveKind, 'OPENING' | 'CORRECTION'>;
  itemId: string;
  variantId?: string | undefined;
  /** Negative for stock taken out. */
  quantity: Milli;
}

const rowOf = (
  db: TenantDb,
  { kind, reason, note = '', ...move }: Move,
  by: { staffId: string; now: Date },
) => ({
  tenantId: db.tenantId,
  id: newId(),
  itemId: move.itemId,
  variantId: move.variantId ?? null,
  quantity: quantityText(move.quantity),
  reason: kind,
  correctionReason: reason ?? null,
  note: note.trim() === '' ? null : note.trim(),
  goodsReceiptId: move.goodsReceiptId ?? null,
  staffId: by.staffId,
  createdAt: by.now,
});

/**
 * Records stock movements; the caller has already changed the stock by the same quantities in this transaction.
 * Movements of zero are skipped.
 */
export async function writeMoves(
  db: TenantDb,
  moves: readonly Move[],
  by: { staffId: string; now: Date },
): Promise<void> {
  const rows = moves.filter(({ quantity }) => quantity !== 0).map((move) => rowOf(db, move, by));
  if (rows.length > 0) await db.sql.insertInto('stockMove').values(rows).execute();
}

/** The same for a single movement. */
export const writeMove = (db: TenantDb, move: Move, by: { staffId: string; now: Date }): Promise<void> =>
  writeMoves(db, [move], by);

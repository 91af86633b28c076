import { type CorrectionReason, type Milli, quantityText, type StockMoveKind } from '@galla/domain';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';

/** Why somebody set a stock by hand, as far as he said it. */
export interface Correction {
  reason?: CorrectionReason | undefined;
  note?: string | undefined;
  /** The goods that came in, where it is of some. */
  goodsReceiptId?: string | undefined;
}

/** A movement outside of bills: of an item, or of one variant of it. */
export interface Move extends Correction {
  kind: Extract<StockMoveKind, 'OPENING' | 'CORRECTION'>;
  itemId: string;
  variantId?: string | undefined;
  /** Below zero for what leaves the stock. */
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
 * Keeps movements in the history of stocks that whoever calls has changed by as much, in the same transaction. What did
 * not move is not kept.
 */
export async function writeMoves(
  db: TenantDb,
  moves: readonly Move[],
  by: { staffId: string; now: Date },
): Promise<void> {
  const rows = moves.filter(({ quantity }) => quantity !== 0).map((move) => rowOf(db, move, by));
  if (rows.length > 0) await db.sql.insertInto('stockMove').values(rows).execute();
}

/** The same for one movement. */
export const writeMove = (db: TenantDb, move: Move, by: { staffId: string; now: Date }): Promise<void> =>
  writeMoves(db, [move], by);

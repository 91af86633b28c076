import { type Milli, quantityText } from '@galla/domain';
import type { Writer } from '../../catalogue/store/write.ts';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';

interface Move {
  itemId: string;
  /** Null for the product itself. */
  variantId: string | null;
  quantity: Milli;
  reason: 'OPENING' | 'CORRECTION';
  note?: string;
}

/** Keeps a movement of stock with who made it; nothing that did not move is kept. */
export async function writeMove(db: TenantDb, move: Move, { staffId, now }: Writer): Promise<void> {
  if (move.quantity === 0) return;
  const { tenantId } = db;
  const quantity = quantityText(move.quantity);
  await db.sql
    .insertInto('stockMove')
    .values({ tenantId, id: newId(), ...move, quantity, staffId, createdAt: now })
    .execute();
}

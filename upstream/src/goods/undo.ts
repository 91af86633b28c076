import { checkQuantity, type Milli, problem, quantityText } from '@galla/domain';
import { lockTarget, saveStock } from '../catalogue/index.ts';
import { milliOf, paiseOf } from '../db/numeric.ts';
import type { TenantDb } from '../db/tenant.ts';
import { Refused, refusedFor } from '../http/refused.ts';
import type { Call } from '../http/route.ts';
import { dropCost } from './costs.ts';
import { requireCounted } from './receive.ts';

async function receiptOf(db: TenantDb, id: string) {
  const found = await db.sql
    .selectFrom('goodsReceipt')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .select(['itemId', 'variantId', 'quantity', 'cost', 'averageBefore'])
    .executeTakeFirst();
  if (!found) throw new Refused('NOT_FOUND');
  return found;
}

/** Marks the receipt as undone; refuses a second time. */
async function mark({ db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>, id: string): Promise<void> {
  const { numUpdatedRows } = await db.sql
    .updateTable('goodsReceipt')
    .set({ undoneBy: caller.staffId, undoneAt: now })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .where('undoneAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw refusedFor(problem('goods_receipt_id', 'INVALID_INPUT', 'goods.undoneAlready'));
}

/**
 * Undoes a receipt entered by mistake, in the caller's transaction: stock, average and last cost are without it.
 * @throws Refused NOT_FOUND, INVALID_INPUT when it is undone already or its product is no longer counted, STOCK_SHORT
 * when less is in stock
 */
export async function undoReceipt(
  by: Pick<Call, 'db' | 'caller' | 'now'>,
  id: string,
): Promise<{ quantity: Milli }> {
  const { db, caller, now } = by;
  const receipt = await receiptOf(db, id);
  const target = await lockTarget(db, receipt.itemId, receipt.variantId ?? undefined);
  await mark(by, id);
  requireCounted(target, 'goods_receipt_id');
  const quantity = milliOf(receipt.quantity);
  const short = checkQuantity({ quantity, available: target.available, tracked: true }, 'goods_receipt_id');
  if (short)
    throw refusedFor(short, {
      product_id: target.itemId,
      ...(target.variantId !== undefined && { variant_id: target.variantId }),
      available: quantityText(target.available),
    });
  if (receipt.cost !== null) {
    const before = receipt.averageBefore === null ? undefined : paiseOf(receipt.averageBefore);
    await dropCost(by, target, { quantity, cost: paiseOf(receipt.cost), before });
  }
  const move = { staffId: caller.staffId, now, reason: 'RECEIVED' as const, goodsReceiptId: id };
  await saveStock(db, target, target.available - quantity, move);
  return { quantity };
}

import {
  checkGoods,
  dayIn,
  isSoldWhole,
  type Milli,
  type Paise,
  problem,
  quantityText,
  rupees,
} from '@galla/domain';
import { lockTarget, saveStock, type Target } from '../catalogue/index.ts';
import { newId } from '../db/id.ts';
import { refuseOn } from '../http/refused.ts';
import type { Call } from '../http/route.ts';
import { keepCost } from './costs.ts';

export type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

/** A goods receipt as sent, in exact numbers. */
export interface SentGoods {
  productId: string;
  variantId: string | undefined;
  quantity: Milli;
  cost: Paise | undefined;
  supplier: string;
  billNumber: string;
}

/** The supplier of a name, ignoring case; added if new. Undefined without a name. */
export async function supplierNamed({ db, caller, now }: Writer, name: string): Promise<string | undefined> {
  if (name === '') return undefined;
  const { tenantId } = db;
  await db.sql
    .insertInto('supplier')
    .values({ tenantId, id: newId(), name, createdBy: caller.staffId, createdAt: now })
    // Of two concurrent calls one adds it.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db.sql
    .selectFrom('supplier')
    .where('tenantId', '=', tenantId)
    .where((row) => row(row.fn('lower', ['name']), '=', row.fn('lower', [row.val(name)])))
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Untracked products, and a product with variants without a variant, have no stock to add to. */
export const isCounted = ({ isInventory, hasVariants, variantId }: Target): boolean =>
  isInventory && (!hasVariants || variantId !== undefined);

/** Refuses what is not counted. */
export function requireCounted(target: Target, field = 'quantity'): void {
  if (!isCounted(target)) refuseOn(problem(field, 'INVALID_INPUT', 'goods.notCounted'));
}

/** Adds checked goods to the stock of a locked place; returns the id of the receipt. */
export async function addGoods(
  by: Writer,
  target: Target,
  { quantity, cost }: Pick<SentGoods, 'quantity' | 'cost'>,
  bill: { supplierId: string | undefined; billNumber: string },
): Promise<string> {
  const { db, caller, now } = by;
  const before = cost === undefined ? undefined : await keepCost(by, target, { quantity, cost });
  const id = newId();
  await db.sql
    .insertInto('goodsReceipt')
    .values({
      tenantId: db.tenantId,
      id,
      itemId: target.itemId,
      variantId: target.variantId ?? null,
      supplierId: bill.supplierId ?? null,
      billNumber: bill.billNumber.trim() || null,
      quantity: quantityText(quantity),
      cost: cost === undefined ? null : rupees(cost),
      averageBefore: before === undefined ? null : rupees(before),
      receivedOn: dayIn(caller.timeZone, now),
      createdBy: caller.staffId,
      createdAt: now,
    })
    .execute();
  const move = { staffId: caller.staffId, now, reason: 'RECEIVED' as const, goodsReceiptId: id };
  await saveStock(db, target, target.available + quantity, move);
  return id;
}

/**
 * Adds goods to the stock in the caller's transaction; returns the id of the receipt.
 * @throws Refused NOT_FOUND for a missing or deleted product, INVALID_INPUT at its field
 */
export async function receive(by: Writer, sent: SentGoods): Promise<string> {
  const target = await lockTarget(by.db, sent.productId, sent.variantId);
  requireCounted(target);
  refuseOn(...checkGoods(sent, isSoldWhole(target.unit, target.variantId)));
  const supplierId = await supplierNamed(by, sent.supplier.trim());
  return addGoods(by, target, sent, { supplierId, billNumber: sent.billNumber });
}

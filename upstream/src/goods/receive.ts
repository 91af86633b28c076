import {
  averageCost,
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
import { paiseOf } from '../db/numeric.ts';
import { refuseOn } from '../http/refused.ts';
import type { Call } from '../http/route.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

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
async function supplierNamed({ db, caller, now }: Writer, name: string): Promise<string | undefined> {
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

/** Updates the last and the average cost of an item or variant. Its product is locked. */
async function keepCost(
  { db, now }: Writer,
  { itemId, variantId, available }: Target,
  came: { quantity: Milli; cost: Paise },
): Promise<void> {
  const unitId = variantId ?? itemId;
  const before = await db.sql
    .selectFrom('goodsCost')
    .where('tenantId', '=', db.tenantId)
    .where('unitId', '=', unitId)
    .select('average')
    .executeTakeFirst();
  const average = averageCost({ stock: available, average: before && paiseOf(before.average) }, came);
  const costs = { last: rupees(came.cost), average: rupees(average), updatedAt: now };
  await db.sql
    .insertInto('goodsCost')
    .values({ tenantId: db.tenantId, unitId, itemId, ...costs })
    .onConflict((conflict) => conflict.columns(['tenantId', 'unitId']).doUpdateSet(costs))
    .execute();
}

/** Refuses untracked products, and a product with variants without a variant. */
function requireCounted({ isInventory, hasVariants, variantId }: Target): void {
  refuseOn(
    isInventory && (!hasVariants || variantId !== undefined)
      ? undefined
      : problem('quantity', 'INVALID_INPUT', 'goods.notCounted'),
  );
}

/**
 * Adds goods to the stock in the caller's transaction; returns the id of the receipt.
 * @throws Refused NOT_FOUND for a missing or deleted product, INVALID_INPUT at its field
 */
export async function receive(by: Writer, sent: SentGoods): Promise<string> {
  const { db, caller, now } = by;
  const target = await lockTarget(db, sent.productId, sent.variantId);
  requireCounted(target);
  refuseOn(...checkGoods(sent, isSoldWhole(target.unit, target.variantId)));
  const supplier = await supplierNamed(by, sent.supplier.trim());
  if (sent.cost !== undefined) await keepCost(by, target, { quantity: sent.quantity, cost: sent.cost });
  const id = newId();
  await db.sql
    .insertInto('goodsReceipt')
    .values({
      tenantId: db.tenantId,
      id,
      itemId: target.itemId,
      variantId: target.variantId ?? null,
      supplierId: supplier ?? null,
      billNumber: sent.billNumber.trim() || null,
      quantity: quantityText(sent.quantity),
      cost: sent.cost === undefined ? null : rupees(sent.cost),
      receivedOn: dayIn(caller.timeZone, now),
      createdBy: caller.staffId,
      createdAt: now,
    })
    .execute();
  const move = { staffId: caller.staffId, now, reason: 'RECEIVED' as const, goodsReceiptId: id };
  await saveStock(db, target, target.available + sent.quantity, move);
  return id;
}

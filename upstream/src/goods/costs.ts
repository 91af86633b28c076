import { averageCost, averageWithout, type Milli, type Paise, rupees } from '@galla/domain';
import type { Target } from '../catalogue/index.ts';
import { paiseOf } from '../db/numeric.ts';
import type { TenantDb } from '../db/tenant.ts';
import type { Call } from '../http/route.ts';

type Writer = Pick<Call, 'db' | 'now'>;

/** The costs of products and variants, by id. */
export const costsOf = (db: TenantDb, ids: readonly string[]) =>
  db.sql
    .selectFrom('goodsCost')
    .where('tenantId', '=', db.tenantId)
    .where('unitId', 'in', ids)
    .select(['unitId as id', 'last', 'average'])
    .execute();

async function averageOf(db: TenantDb, unitId: string): Promise<Paise | undefined> {
  const found = await db.sql
    .selectFrom('goodsCost')
    .where('tenantId', '=', db.tenantId)
    .where('unitId', '=', unitId)
    .select('average')
    .executeTakeFirst();
  return found && paiseOf(found.average);
}

/**
 * Updates the last and the average cost of an item or variant, whose product is locked. Returns the average before;
 * undefined if no cost was known.
 */
export async function keepCost(
  { db, now }: Writer,
  { itemId, variantId, available }: Target,
  came: { quantity: Milli; cost: Paise },
): Promise<Paise | undefined> {
  const unitId = variantId ?? itemId;
  const before = await averageOf(db, unitId);
  const average = averageCost({ stock: available, average: before }, came);
  const costs = { last: rupees(came.cost), average: rupees(average), updatedAt: now };
  await db.sql
    .insertInto('goodsCost')
    .values({ tenantId: db.tenantId, unitId, itemId, ...costs })
    .onConflict((conflict) => conflict.columns(['tenantId', 'unitId']).doUpdateSet(costs))
    .execute();
  return before;
}

/** The cost of the last receipt that has one and is not undone. */
const lastCost = ({ db }: Writer, { itemId, variantId }: Target) =>
  db.sql
    .selectFrom('goodsReceipt')
    .where('tenantId', '=', db.tenantId)
    .where('itemId', '=', itemId)
    .where('variantId', 'is not distinct from', variantId ?? null)
    .where('cost', 'is not', null)
    .where('undoneAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .select('cost')
    .limit(1)
    .executeTakeFirst();

/**
 * Takes the cost of an undone receipt out of the average and of the last cost. Without another receipt with a cost,
 * none is known any longer. The product is locked, and the receipt marked as undone.
 */
export async function dropCost(
  by: Writer,
  target: Target,
  undone: { quantity: Milli; cost: Paise; before: Paise | undefined },
): Promise<void> {
  const { db, now } = by;
  const { itemId, variantId, available: stock } = target;
  const unitId = variantId ?? itemId;
  const average = await averageOf(db, unitId);
  if (average === undefined) return;
  const last = await lastCost(by, target);
  if (!last?.cost) {
    await db.sql
      .deleteFrom('goodsCost')
      .where('tenantId', '=', db.tenantId)
      .where('unitId', '=', unitId)
      .execute();
    return;
  }
  await db.sql
    .updateTable('goodsCost')
    .set({ last: last.cost, average: rupees(averageWithout({ stock, average }, undone)), updatedAt: now })
    .where('tenantId', '=', db.tenantId)
    .where('unitId', '=', unitId)
    .execute();
}

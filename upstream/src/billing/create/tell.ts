import { runsLow } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import { notify } from '../../notifications/notify.ts';
import type { ChosenLine } from './goods.ts';
import type { Left } from './moveStock.ts';
import type { Taken } from './stock.ts';
import type { Checked } from './write.ts';

/** Tells of each item that this sale took from enough to few. */
export async function tellLowStock(
  db: TenantDb,
  sale: { chosen: readonly ChosenLine[]; taken: readonly Taken[]; left: readonly Left[] },
  now: Date,
): Promise<void> {
  const leftOf = new Map(sale.left.map(({ id, left }) => [id, left]));
  for (const { itemId, variantId, quantity, at } of sale.taken) {
    const left = leftOf.get(variantId ?? itemId);
    const goods = sale.chosen[at]?.goods;
    if (left === undefined || goods === undefined) continue;
    if (!runsLow(left + quantity, left, goods.lowStock)) continue;
    await notify(db, { kind: 'STOCK_LOW', facts: { item: goods.name, left, unit: goods.unit } }, now);
  }
}

/** Tells somebody that a bill or an order was put in his name by another. */
export async function tellAssigned(
  db: TenantDb,
  { id, draft, customer, billed, biller, caller, now }: Checked,
  number: string,
): Promise<void> {
  if (biller.id === caller.staffId || draft.type === 'PROPOSAL') return;
  const facts = {
    documentId: id,
    type: draft.type,
    number,
    customer: customer.name,
    total: billed.totals.total,
  };
  await notify(db, { kind: 'ORDER_ASSIGNED', facts, to: biller.id, by: caller.staffId }, now);
}

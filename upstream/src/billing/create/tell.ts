import { runsLow, runsOut } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import { notify } from '../../notifications/notify.ts';
import type { ChosenLine } from './goods.ts';
import type { Left } from './moveStock.ts';
import type { Taken } from './stock.ts';
import type { Checked } from './write.ts';

/** Tells of each item that this sale took the last of, or took from enough to few. */
export async function tellStock(
  db: TenantDb,
  sale: { chosen: readonly ChosenLine[]; taken: readonly Taken[]; left: readonly Left[] },
  now: Date,
): Promise<void> {
  const leftOf = new Map(sale.left.map(({ id, left }) => [id, left]));
  for (const { itemId, variantId, quantity, at } of sale.taken) {
    const left = leftOf.get(variantId ?? itemId);
    const goods = sale.chosen[at]?.goods;
    if (left === undefined || goods === undefined) continue;
    const { name: item, unit, lowStock } = goods;
    const before = left + quantity;
    if (runsOut(before, left)) await notify(db, { kind: 'STOCK_GONE', facts: { item } }, now);
    else if (runsLow(before, left, lowStock))
      await notify(db, { kind: 'STOCK_LOW', facts: { item, left, unit } }, now);
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

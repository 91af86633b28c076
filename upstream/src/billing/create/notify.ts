import { runsLow, runsOut } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import { type Notice, notify, notifyAll } from '../../notifications/index.ts';
import type { Goods } from './goods.ts';
import type { Left } from './moveStock.ts';
import type { Taken } from './stock.ts';
import type { Checked } from './write.ts';

/** Notifies about each item that this sale used up or brought to its low-stock threshold; at most two statements. */
export async function notifyStock(
  db: TenantDb,
  sale: {
    chosen: readonly { goods: Pick<Goods, 'name' | 'unit' | 'lowStock'> }[];
    taken: readonly Taken[];
    left: readonly Left[];
  },
  now: Date,
): Promise<void> {
  const leftOf = new Map(sale.left.map(({ id, left }) => [id, left]));
  const notices = sale.taken.flatMap(
    ({ itemId, variantId, quantity, at }): Notice<'STOCK_GONE' | 'STOCK_LOW'>[] => {
      const left = leftOf.get(variantId ?? itemId);
      const goods = sale.chosen[at]?.goods;
      if (left === undefined || goods === undefined) return [];
      const { name: item, unit, lowStock } = goods;
      const before = left + quantity;
      const about = { kind: 'ITEM', id: itemId } as const;
      if (runsOut(before, left)) return [{ kind: 'STOCK_GONE', facts: { item }, about }];
      return runsLow(before, left, lowStock)
        ? [{ kind: 'STOCK_LOW', facts: { item, left, unit }, about }]
        : [];
    },
  );
  await notifyAll(db, notices, now);
}

/** Notifies a person that someone else put a bill or an order in their name. */
export async function notifyAssigned(
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

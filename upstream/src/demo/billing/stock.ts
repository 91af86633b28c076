import { isMeasuredUnit, type Milli } from '@galla/domain';
import type { Random } from '../random.ts';
import type { Item, ShopDocument, StockMove } from '../types.ts';

/** An item or a variant, whichever has the stock. */
interface Place {
  item: number;
  variant?: number;
}

const keyOf = ({ item, variant }: Place): string => `${item}/${variant ?? ''}`;

/** Sales of invoices and returns of canceled ones, oldest first. Orders and proposals move no stock. */
export function salesMoves(documents: readonly ShopDocument[], items: readonly Item[]): StockMove[] {
  return documents
    .flatMap((document, at) => {
      if (document.type !== 'INVOICE') return [];
      const counted = document.lines.filter(({ item }) => items[item]?.tracked);
      return counted.flatMap(({ item, variant, quantity }): StockMove[] => {
        const of = { item, ...(variant !== undefined && { variant }), document: at };
        const sale: StockMove = { ...of, at: document.issuedAt, quantity: -quantity, reason: 'SALE' };
        if (!document.canceledAt) return [sale];
        return [sale, { ...of, at: document.canceledAt, quantity, reason: 'RETURN' }];
      });
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Highest and final quantity taken out. */
function outflow(moves: readonly StockMove[]): Map<string, { peak: Milli; net: Milli }> {
  const flows = new Map<string, { peak: Milli; net: Milli }>();
  for (const move of moves) {
    const flow = flows.get(keyOf(move)) ?? { peak: 0, net: 0 };
    flow.net -= move.quantity;
    flow.peak = Math.max(flow.peak, flow.net);
    flows.set(keyOf(move), flow);
  }
  return flows;
}

/** The remaining stock: sometimes none or a few, mostly near the usual quantity. */
function left(random: Random, item: Item, usual: number): Milli {
  const chance = random.next();
  if (chance < 0.05) return 0;
  const most = chance < 0.16 ? Math.min(4, usual) : Math.max(1, usual * (0.4 + random.next()));
  return isMeasuredUnit(item.unit)
    ? random.int(1, Math.ceil(most * 2)) * 500
    : Math.ceil(random.next() * most) * 1000;
}

/**
 * Gives every tracked item and variant an opening stock that covers all sales, writes opening and remaining stock into
 * the items, and returns the opening movements.
 * @param usual the usual stock of an item
 */
export function stockUp(
  random: Random,
  items: readonly Item[],
  sales: readonly StockMove[],
  usual: (item: Item) => number,
  at: Date,
): StockMove[] {
  const flows = outflow(sales);
  const open = (
    place: Place,
    target: { opening: Milli; stock: Milli },
    item: Item,
    keeps: number,
  ): StockMove => {
    const { peak, net } = flows.get(keyOf(place)) ?? { peak: 0, net: 0 };
    target.opening = peak + left(random, item, keeps);
    target.stock = target.opening - net;
    return { ...place, at, quantity: target.opening, reason: 'OPENING' };
  };
  const moves = [...items.entries()].flatMap(([place, item]) => {
    if (!item.tracked) return [];
    if (item.variants.length === 0) return [open({ item: place }, item, item, usual(item))];
    const keeps = Math.max(2, usual(item) / item.variants.length);
    return item.variants.map((variant, at) => open({ item: place, variant: at }, variant, item, keeps));
  });
  return moves.filter(({ quantity }) => quantity !== 0);
}

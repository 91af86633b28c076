import { isMeasuredUnit, type Milli } from '@galla/domain';
import type { Random } from '../random.ts';
import type { Basket, BasketPart, TradePlan } from '../trades/plan.ts';
import type { Item } from '../types.ts';

/** An item or one of its variants, with a quantity. */
export interface Choice {
  /** Index of the item. */
  item: number;
  /** Index of the item's variant. */
  variant?: number;
  quantity: Milli;
}

function candidates(items: readonly Item[], { from }: BasketPart): number[] {
  return [...items.keys()].filter((at) => {
    const item = items[at];
    return (
      item !== undefined && (typeof from === 'string' ? item.kind === from : from.includes(item.category))
    );
  });
}

/** Measured goods in quarters of a unit, everything else in whole pieces. */
function quantityOf(random: Random, item: Item, [from, to]: readonly [number, number]): Milli {
  return isMeasuredUnit(item.unit) ? random.int(from * 4, to * 4) * 250 : random.int(from, to) * 1000;
}

/** A random element with a preference for the first ones, the shop's best sellers. */
function favourite(random: Random, list: readonly number[]): number {
  return list[Math.floor(list.length * random.next() ** 1.5)] ?? 0;
}

function fill(random: Random, items: readonly Item[], part: BasketPart, taken: Set<number>): Choice[] {
  const list = candidates(items, part);
  const wanted = Math.min(random.int(...part.lines), list.length);
  const chosen: Choice[] = [];
  for (let tries = 0; chosen.length < wanted && tries < 50; tries += 1) {
    const at = favourite(random, list);
    const item = items[at];
    if (!item || taken.has(at)) continue;
    taken.add(at);
    chosen.push({
      item: at,
      ...(item.variants.length > 0 && { variant: random.int(0, item.variants.length - 1) }),
      quantity: quantityOf(random, item, part.quantity ?? [1, 1]),
    });
  }
  return chosen;
}

/** A typical cart of the trade; never empty, no item twice. */
export function randomCart(random: Random, plan: TradePlan, items: readonly Item[]): Choice[] {
  const taken = new Set<number>();
  for (;;) {
    const basket: Basket = random.weighted(plan.baskets, ({ weight }) => weight);
    const cart = basket.parts.flatMap((part) => fill(random, items, part, taken));
    if (cart.length > 0) return cart;
  }
}

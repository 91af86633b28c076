import { addDays, type Paise } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import { receiveDelivery } from '../../goods/index.ts';
import { dayOf, instantOf } from '../clock.ts';
import { suppliers } from '../trades/suppliers.ts';
import type { Item, ShopData, Trade } from '../types.ts';
import { ownerOf } from './owner.ts';
import { at, type Ids } from './places.ts';

/** Days ago of the deliveries of each supplier, whose next one comes a day later each time. */
const DAYS_AGO = [23, 13, 4];
/** Products of a supplier, and how many of them a delivery has. */
const PRODUCTS = 6;
const LINES = 4;
const FIRST_NUMBER = 118;
/** Shares in percent: of the price without tax, what a product costs at first, and how much more each time. */
const COST = 72;
const DEARER = 2;

/** Tracked products in stock, best sellers first. Those of a size or colour get their first variant. */
function restocked({ items, documents }: ShopData): number[] {
  const sold = new Map<number, number>();
  for (const { item } of documents.flatMap(({ lines }) => lines)) sold.set(item, (sold.get(item) ?? 0) + 1);
  return [...items.keys()]
    .filter((place) => {
      const { tracked, status, stock, variants, type } = at(items, place);
      return tracked && status === 'AVAILABLE' && type === undefined && (variants[0]?.stock ?? stock) > 0;
    })
    .toSorted((one, other) => (sold.get(other) ?? 0) - (sold.get(one) ?? 0));
}

/** In whole rupees, as suppliers quote. */
function costOf({ price, gst, taxInclusive, variants: [variant] }: Item, time: number): Paise {
  const sells = variant ?? { price, gst };
  const net = taxInclusive ? (sells.price * 10_000) / (10_000 + sells.gst) : sells.price;
  return Math.max(1, Math.round((net * (COST + time * DEARER)) / 10_000)) * 100;
}

/** Receives the deliveries of the last weeks, using the product's own code: bills of suppliers, costs and stock. */
export async function writeGoods(
  db: TenantDb,
  trade: Trade,
  data: ShopData,
  ids: Ids,
  now: Date,
): Promise<void> {
  const caller = ownerOf(db, data, ids);
  const places = restocked(data);
  for (const [time, daysAgo] of DAYS_AGO.entries()) {
    for (const [nth, { name, series }] of suppliers[trade].entries()) {
      const own = places.slice(nth * PRODUCTS, (nth + 1) * PRODUCTS);
      const came = own.map((_, line) => at(own, (line + time) % own.length)).slice(0, LINES);
      const day = addDays(dayOf(now), nth - daysAgo);
      await receiveDelivery(
        { db, caller, now: instantOf(day, 11 * 60 + 20) },
        {
          supplier: name,
          billNumber: `${series}/${FIRST_NUMBER + time * 31}`,
          lines: came.map((place) => {
            const item = at(data.items, place);
            const [variant] = item.variants;
            return {
              productId: at(ids.items, place),
              variantId: variant && at(at(ids.variants, place), 0),
              quantity: Math.max(2, Math.round((variant ?? item).opening / 4_000)) * 1_000,
              cost: costOf(item, time),
            };
          }),
        },
      );
    }
  }
}

import { addDays, type Day } from '@galla/domain';
import { firstDay } from './billing/moments.ts';
import { randomMonth } from './billing/month.ts';
import { salesMoves, stockUp } from './billing/stock.ts';
import { randomItems, usualStock } from './catalogue/items.ts';
import { place } from './catalogue/standing.ts';
import { instantOf } from './clock.ts';
import { randomShopDays } from './days/shopDays.ts';
import { HOME_CITIES } from './people/cities.ts';
import { randomCustomers } from './people/customers.ts';
import { createRandom } from './random.ts';
import { designationsOf } from './shops/designations.ts';
import type { DemoShop } from './shops/shop.ts';
import { PLANS } from './trades/index.ts';
import type { Item, ShopData } from './types.ts';

/** Index in a shop's staff. */
const OWNER = 0;
const MANAGER = 1;
const CASHIER = 2;
const HELPER = 3;

const DAY_MINUTES = 24 * 60;

/**
 * All data of a demo shop; deterministic for the same shop, day and time. Documents cover the 31 days up to `today`;
 * nothing happened later than `now`, by default the end of that day. Only appointments and tasks are in the future.
 * @param today the day in the shop's time zone
 */
export function generateShop(
  shop: DemoShop,
  today: Day,
  now: Date = instantOf(today, DAY_MINUTES - 1),
): ShopData {
  const plan = PLANS[shop.trade];
  const random = createRandom(shop.seed);
  const first = firstDay(today);
  const home = HOME_CITIES[shop.home];
  const customers = randomCustomers(random.fork('customers'), plan, home, first, [MANAGER, CASHIER, HELPER]);
  const items = randomItems(random.fork('items'), plan);
  const counter = {
    plan,
    items,
    customers,
    now,
    profile: shop.profile,
    writers: [OWNER, MANAGER, CASHIER],
    sellers: [MANAGER, CASHIER, HELPER],
  };
  const month = randomMonth(random.fork('month'), counter, today);
  const sales = salesMoves(month.documents, items);
  const opening = instantOf(addDays(first, -1), 600);
  const usual = (item: Item) => usualStock(plan, item);
  const openings = stockUp(random.fork('stock'), items, sales, usual, opening);
  place(random.fork('standing'), items, month.documents, usual);
  const days = randomShopDays(random.fork('days'), {
    plan,
    customers,
    documents: month.documents,
    staff: [OWNER, MANAGER, CASHIER, HELPER],
    today,
    now,
  });
  return {
    profile: shop.profile,
    designations: designationsOf(shop.trade),
    staff: shop.staff,
    customers,
    items,
    ...month,
    ...days,
    stockMoves: [...openings, ...sales],
  };
}

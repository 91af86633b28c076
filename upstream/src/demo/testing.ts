import { figure } from '../../../scripts/test/seed.ts';
import { generateShop } from './generateShop.ts';
import { DEMO_SHOPS } from './shops/list.ts';
import type { DemoShop } from './shops/shop.ts';
import type { ShopData } from './types.ts';

/** Days that are edge cases for a month of documents: an ordinary one, a new financial year, leap days, a new year. */
const TODAYS = ['2026-11-20', '2026-04-10', '2026-03-31', '2028-02-29', '2028-03-15', '2027-01-01'] as const;

/**
 * Every demo shop on the ordinary day, and each of the others with every third shop, so that every shop has edge cases.
 * At full size every shop on each day.
 */
export const CASES: readonly { name: string; shop: DemoShop; today: string; data: ShopData }[] =
  DEMO_SHOPS.flatMap((shop, place) =>
    TODAYS.filter((_, day) => day === 0 || (place + day) % figure(3, 1) === 0).map((today) => ({
      name: `${shop.key} on ${today}`,
      shop,
      today,
      data: generateShop(shop, today),
    })),
  );

import type { Random } from '../random.ts';
import type { Note } from '../types.ts';
import { pastTime, type Shop } from './shop.ts';

/** Number of customers with notes. */
const CUSTOMERS = 70;

/** Notes about some of the customers, oldest first. */
export function randomNotes(random: Random, shop: Shop): Note[] {
  const noted = random.shuffle(shop.customers.map((_, place) => place)).slice(0, CUSTOMERS);
  return noted
    .flatMap((customer) =>
      random
        .shuffle(shop.plan.days.notes)
        .slice(
          0,
          random.weighted([1, 2, 3], (count) => 4 - count),
        )
        .map((one) => ({
          ...one,
          customer,
          createdBy: random.pick(shop.staff),
          createdAt: pastTime(random, shop),
        })),
    )
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

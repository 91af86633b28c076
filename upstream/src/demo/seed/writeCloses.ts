import { addDays, coinsTotal, DENOMINATIONS, type Paise, parseRupees } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import { closeDay, readDayBook } from '../../reports/index.ts';
import { dayOf, instantOf } from '../clock.ts';
import type { ShopData } from '../types.ts';
import { ownerOf } from './owner.ts';
import type { Ids } from './places.ts';

/** Opening balance of the drawer on the first day. */
const FLOAT: Paise = 2_000_00;
/** Difference of the counted cash by day before today, such as a coin too much given as change. */
const OFF: readonly Paise[] = [-2_00, 0];

/** The amount in the fewest notes and coins. */
function coinsOf(amount: Paise) {
  let left = Math.floor(amount / 100);
  return DENOMINATIONS.map((value) => {
    const count = Math.floor(left / value);
    left -= count * value;
    return { value, count };
  });
}

/** Closes the two days before today, each in its evening, using the product's own code. */
export async function writeCloses(db: TenantDb, data: ShopData, ids: Ids, now: Date): Promise<void> {
  const caller = ownerOf(db, data, ids);
  const today = dayOf(now);
  for (const [place, off] of OFF.entries()) {
    const day = addDays(today, place - OFF.length);
    // The last minute of the day, so that nothing of it is left for the next.
    const by = { db, caller, now: instantOf(day, 24 * 60 - 1) };
    const book = await readDayBook(by, day);
    const opening = place === 0 ? FLOAT : (parseRupees(book.opening) ?? 0);
    const [received = 0, paidOut = 0] = [book.cash_received, book.paid_out].map((text) => parseRupees(text));
    const coins = coinsOf(Math.max(0, opening + received - paidOut + off));
    await closeDay(by, {
      day,
      opening,
      counted: coinsTotal(coins),
      coins,
      note: off === 0 ? undefined : 'Change given twice',
      expected: { collected: parseRupees(book.collected) ?? 0, paidOut },
    });
  }
}

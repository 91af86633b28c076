import type { Milli } from '@galla/domain';
import { milliOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { GoodsLine } from '../create/goods.ts';
import { type Left, moveStock } from '../create/moveStock.ts';
import { checkStock, type Taken, takenBy } from '../create/stock.ts';
import { placeOf } from './goods.ts';
import type { Before } from './load.ts';

/** What an invoice takes from each place compared to before the edit; negative when it gives back. */
function differences({ moved }: Before, taken: readonly Taken[]): Taken[] {
  const wanted = new Map(taken.map((one) => [placeOf(one), one]));
  const removed = [...moved].flatMap(([place, { itemId, variantId }]) =>
    wanted.has(place) ? [] : [{ itemId, variantId, quantity: 0, at: 0 }],
  );
  return [...taken, ...removed].flatMap((one) => {
    const held = moved.get(placeOf(one))?.quantity ?? 0;
    return one.quantity === held ? [] : [{ ...one, quantity: one.quantity - held, held }];
  });
}

/**
 * The places where an order or a proposal asks for more than before: it holds no stock, so all of it must be available.
 */
function risen({ lines }: Before, taken: readonly Taken[]): Taken[] {
  const asked = new Map<string, Milli>();
  for (const line of lines) {
    asked.set(placeOf(line), (asked.get(placeOf(line)) ?? 0) + milliOf(line.quantity));
  }
  return taken.filter((one) => one.quantity > (asked.get(placeOf(one)) ?? 0));
}

/** Moves the stock by the difference of an edit; returns the movements and the remaining stock. */
export async function moveDifference(
  db: TenantDb,
  before: Before,
  chosen: readonly GoodsLine[],
  edit: { staffId: string; now: Date },
): Promise<{ taken: Taken[]; left: Left[] }> {
  const wanted = takenBy(chosen);
  if (before.type !== 'INVOICE') {
    await checkStock(db, risen(before, wanted), false);
    return { taken: [], left: [] };
  }
  const taken = differences(before, wanted);
  await checkStock(db, taken, true);
  const left = await moveStock(db, taken, { documentId: before.row.id, ...edit });
  return { taken: taken.filter(({ quantity }) => quantity > 0), left };
}

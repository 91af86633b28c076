import type { Milli } from '@galla/domain';
import { sql } from 'kysely';
import { checkStock, lockStock, moveStock, notifyStock, type Taken } from '../../billing/index.ts';
import { milliOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Call } from '../../http/route.ts';
import { refusedAt } from '../atField.ts';
import { placeOf, type StoredFabric } from './agreed.ts';
import { type FabricProduct, placeKey } from './products.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

/** An item with the number of pieces to sew. */
interface Sewn {
  fabrics: readonly StoredFabric[];
  sent: { quantity: number };
}

/** What an order takes from the stock compared to before; negative when it gives back. */
export interface FabricMoves {
  taken: readonly Taken[];
  /** By the index `at` of what is taken. */
  products: readonly Pick<FabricProduct, 'name' | 'unit' | 'lowStock'>[];
}

/** What an order took from each place of the stock and has not given back. */
async function heldBy(db: TenantDb, orderId: string): Promise<Map<string, Taken>> {
  const rows = await db.sql
    .selectFrom('stockMove')
    .where('tenantId', '=', db.tenantId)
    .where('orderId', '=', orderId)
    .groupBy(['itemId', 'variantId'])
    .having(sql<boolean>`sum(quantity) < 0`)
    .select(['itemId', 'variantId', sql<string>`-sum(quantity)`.as('quantity')])
    .execute();
  return new Map(
    rows.map(({ itemId, variantId, quantity }) => [
      variantId ?? itemId,
      { itemId, variantId: variantId ?? undefined, quantity: milliOf(quantity), at: 0 },
    ]),
  );
}

/**
 * Computes what the items take from the stock and locks that stock until the transaction ends. Only tracked products
 * count.
 * @param orderId the edited order; undefined for one without fabrics so far
 * @throws Refused STOCK_SHORT at the quantity of the first fabric with too little stock
 */
export async function lockFabrics(
  db: TenantDb,
  items: readonly Sewn[],
  known: ReadonlyMap<string, FabricProduct>,
  orderId?: string,
): Promise<FabricMoves> {
  const held = orderId === undefined ? new Map<string, Taken>() : await heldBy(db, orderId);
  const wanted = new Map<string, Taken>();
  const fields: string[] = [];
  const products: FabricMoves['products'][number][] = [];
  for (const [item, { fabrics, sent }] of items.entries())
    for (const [n, fabric] of fabrics.entries()) {
      const place = placeOf(fabric);
      const key = placeKey(place);
      const product = known.get(key);
      const own = held.get(key);
      // Untracked products take nothing, but what the order already holds is still given back.
      if (!product?.tracked && !own) continue;
      const before = wanted.get(key);
      const quantity: Milli = (before?.quantity ?? 0) + milliOf(fabric.quantity) * sent.quantity;
      if (!before) {
        fields.push(`item.${item}.fabrics.${n}.quantity`);
        products.push({ name: fabric.name, unit: fabric.unit, lowStock: product?.lowStock });
      }
      const at = before?.at ?? fields.length - 1;
      wanted.set(key, { itemId: place.productId, variantId: place.variantId, quantity, at });
    }
  const removed = [...held].flatMap(([key, one]) => (wanted.has(key) ? [] : [{ ...one, quantity: 0 }]));
  const taken = [...wanted.values(), ...removed].flatMap((one) => {
    const own = held.get(one.variantId ?? one.itemId)?.quantity ?? 0;
    return one.quantity === own ? [] : [{ ...one, quantity: one.quantity - own, held: own }];
  });
  await checkStock(db, taken, true).catch((error: unknown) => {
    throw refusedAt(error, (field) => fields[Number(field.split('.')[1])] ?? field);
  });
  return { taken, products };
}

/** Moves the stock found by `lockFabrics`, and notifies about low stock. */
export async function moveFabrics(
  { db, caller, now }: Writer,
  orderId: string,
  { taken, products }: FabricMoves,
): Promise<void> {
  const left = await moveStock(db, taken, { orderId, staffId: caller.staffId, now });
  const chosen = products.map((goods) => ({ goods }));
  await notifyStock(db, { chosen, taken: taken.filter(({ quantity }) => quantity > 0), left }, now);
}

/** Puts an order's fabrics back into stock: they will not be sewn. */
export async function releaseFabrics({ db, caller, now }: Writer, orderId: string): Promise<void> {
  const back = [...(await heldBy(db, orderId)).values()].map((one) => ({ ...one, quantity: -one.quantity }));
  await lockStock(db, back);
  await moveStock(db, back, { orderId, staffId: caller.staffId, now });
}

import { sql } from 'kysely';
import { milliOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { moveStock } from '../create/moveStock.ts';
import { checkStock, lockStock, type Taken } from '../create/stock.ts';

interface Mover {
  staffId: string;
  now: Date;
}

/** The quantity that a document holds of each place of the stock: taken minus given back. */
async function heldBy(db: TenantDb, documentId: string): Promise<Taken[]> {
  const rows = await db.sql
    .selectFrom('stockMove')
    .where('tenantId', '=', db.tenantId)
    .where('documentId', '=', documentId)
    .groupBy(['itemId', 'variantId'])
    .having(sql<boolean>`sum(quantity) < 0`)
    .select(['itemId', 'variantId', sql<string>`-sum(quantity)`.as('quantity')])
    .execute();
  return rows.map(toTaken);
}

/** What its lines sell, limited to the places it took from when it was made: what was tracked then is tracked again. */
async function soldBy(db: TenantDb, documentId: string): Promise<Taken[]> {
  const rows = await db.sql
    .selectFrom('documentLine as line')
    .where('line.tenantId', '=', db.tenantId)
    .where('line.documentId', '=', documentId)
    .where((line) =>
      line.exists(
        line
          .selectFrom('stockMove as move')
          .whereRef('move.tenantId', '=', 'line.tenantId')
          .whereRef('move.documentId', '=', 'line.documentId')
          .whereRef('move.itemId', '=', 'line.itemId')
          .where(sql<boolean>`move.variant_id is not distinct from line.variant_id`)
          .select('move.id'),
      ),
    )
    .groupBy(['line.itemId', 'line.variantId'])
    .select(['line.itemId', 'line.variantId', sql<string>`sum(line.quantity)`.as('quantity')])
    .execute();
  return rows.map(toTaken);
}

interface Place {
  itemId: string | null;
  variantId: string | null;
  quantity: string;
}

function toTaken({ itemId, variantId, quantity }: Place, at: number): Taken {
  if (itemId === null) throw new Error('Stock of nothing');
  return { itemId, variantId: variantId ?? undefined, quantity: milliOf(quantity), at };
}

/** Puts back the stock that a document took and has not returned since. */
export async function giveBack(db: TenantDb, documentId: string, { staffId, now }: Mover): Promise<void> {
  const back = (await heldBy(db, documentId)).map((held) => ({ ...held, quantity: -held.quantity }));
  await lockStock(db, back);
  await moveStock(db, back, { documentId, staffId, now });
}

/**
 * Takes the stock again.
 * @throws Refused STOCK_SHORT when it was sold meanwhile
 */
export async function takeAgain(db: TenantDb, documentId: string, { staffId, now }: Mover): Promise<void> {
  const taken = await soldBy(db, documentId);
  await checkStock(db, taken, true);
  await moveStock(db, taken, { documentId, staffId, now });
}

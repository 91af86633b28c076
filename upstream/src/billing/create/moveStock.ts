import { type Milli, quantityText } from '@galla/domain';
import { sql } from 'kysely';
import { newId } from '../../db/id.ts';
import { milliOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Taken } from './stock.ts';

/** Remaining stock, by the id of the product or variant. */
export interface Left {
  id: string;
  left: Milli;
}

/**
 * Lowers the stock of rows in one table; a row with too little stock is left unchanged. Returns what is left of each.
 */
async function lower(
  db: TenantDb,
  table: 'catalogue_item' | 'catalogue_variant',
  taken: { id: string; quantity: string }[],
): Promise<Left[]> {
  if (taken.length === 0) return [];
  const { rows } = await sql<{ id: string; left: string }>`
    update ${sql.table(table)} as stock
    set available_quantity = stock.available_quantity - taken.quantity
    from unnest(${taken.map(({ id }) => id)}::uuid[], ${taken.map(({ quantity }) => quantity)}::numeric[])
      as taken (id, quantity)
    where stock.tenant_id = ${db.tenantId} and stock.id = taken.id and stock.available_quantity >= taken.quantity
    returning stock.id, stock.available_quantity as "left"
  `.execute(db.sql);
  // The rows are locked and were checked, so this can't happen; if it did, nothing may be sold.
  if (rows.length !== taken.length) throw new Error('The stock changed although it was locked');
  return rows.map((row) => ({ id: row.id, left: milliOf(row.left) }));
}

/** What moves the stock: an invoice, a credit note against one, or an order that cloth is cut for. */
type Cause = { documentId: string } | { creditNoteId: string } | { orderId: string };

/**
 * Takes what an invoice sells from the stock, records each movement with its cause, and returns what is left. Edit,
 * trash and credit note give stock back as negative quantities.
 */
export async function moveStock(
  db: TenantDb,
  taken: readonly Taken[],
  { staffId, now, ...cause }: Cause & { staffId: string; now: Date },
): Promise<Left[]> {
  if (taken.length === 0) return [];
  const places = taken.map(({ itemId, variantId, quantity }) => ({
    table: variantId === undefined ? 'catalogue_item' : 'catalogue_variant',
    id: variantId ?? itemId,
    quantity: quantityText(quantity),
  }));
  const left: Left[] = [];
  for (const table of ['catalogue_item', 'catalogue_variant'] as const) {
    const ofTable = places.filter((place) => place.table === table);
    left.push(...(await lower(db, table, ofTable)));
  }
  await db.sql
    .insertInto('stockMove')
    .values(
      taken.map(({ itemId, variantId, quantity }) => ({
        tenantId: db.tenantId,
        id: newId(),
        itemId,
        variantId: variantId ?? null,
        quantity: quantityText(-quantity),
        reason: quantity > 0 ? 'SALE' : 'RETURN',
        ...cause,
        staffId,
        createdAt: now,
      })),
    )
    .execute();
  return left;
}

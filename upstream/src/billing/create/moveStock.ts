import { quantityText } from '@galla/domain';
import { sql } from 'kysely';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Taken } from './stock.ts';

/** Lowers the stock of one table's rows; each row that has less than is taken stays as it is. */
async function lower(
  db: TenantDb,
  table: 'catalogue_item' | 'catalogue_variant',
  taken: { id: string; quantity: string }[],
): Promise<void> {
  if (taken.length === 0) return;
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} as stock
    set available_quantity = stock.available_quantity - taken.quantity
    from unnest(${taken.map(({ id }) => id)}::uuid[], ${taken.map(({ quantity }) => quantity)}::numeric[])
      as taken (id, quantity)
    where stock.tenant_id = ${db.tenantId} and stock.id = taken.id and stock.available_quantity >= taken.quantity
  `.execute(db.sql);
  // The rows are locked and were checked, so this cannot be; if it were, nothing may be sold.
  if (numAffectedRows !== BigInt(taken.length)) throw new Error('The stock changed although it was locked');
}

/** Takes from the stock what an invoice sells, and keeps each movement with its document. */
export async function moveStock(
  db: TenantDb,
  taken: readonly Taken[],
  sale: { documentId: string; staffId: string; now: Date },
): Promise<void> {
  if (taken.length === 0) return;
  const places = taken.map(({ itemId, variantId, quantity }) => ({
    table: variantId === undefined ? 'catalogue_item' : 'catalogue_variant',
    id: variantId ?? itemId,
    quantity: quantityText(quantity),
  }));
  for (const table of ['catalogue_item', 'catalogue_variant'] as const) {
    await lower(
      db,
      table,
      places.filter((place) => place.table === table),
    );
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
        reason: 'SALE',
        documentId: sale.documentId,
        staffId: sale.staffId,
        createdAt: sale.now,
      })),
    )
    .execute();
}

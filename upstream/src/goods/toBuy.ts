import { LOW_STOCK, quantityText, SOLD_DAYS } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { milliOf } from '../db/numeric.ts';
import type { TenantDb } from '../db/tenant.ts';
import { decimalColumn, idColumn } from '../lists/columns.ts';
import { type PageAsked, pageOf } from '../lists/page.ts';
import type { ToBuyRow } from './contract.ts';

/** The default low-stock threshold. */
const LOW = sql`${quantityText(LOW_STOCK)}::numeric`;

/** Products with low stock, with their recent sales. */
function selectToBuy(db: TenantDb, now: Date) {
  const since = new Date(now.getTime() - SOLD_DAYS * 24 * 60 * 60 * 1000);
  const { tenantId } = db;
  return db.sql
    .selectFrom('catalogueItem as item')
    .leftJoinLateral(
      (variant) =>
        variant
          .selectFrom('catalogueVariant as variant')
          .where('variant.tenantId', '=', tenantId)
          .whereRef('variant.itemId', '=', 'item.id')
          .where('variant.deletedAt', 'is', null)
          .select(sql<string>`coalesce(sum(variant.available_quantity), 0)`.as('available'))
          .as('variants'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (move) =>
        move
          .selectFrom('stockMove as move')
          .where('move.tenantId', '=', tenantId)
          .whereRef('move.itemId', '=', 'item.id')
          .where('move.reason', 'in', ['SALE', 'RETURN'])
          .where('move.createdAt', '>=', since)
          .select(sql<string>`coalesce(-sum(move.quantity), 0)`.as('sold'))
          .as('moves'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (receipt) =>
        receipt
          .selectFrom('goodsReceipt as receipt')
          .leftJoin('supplier', (join) =>
            join
              .onRef('supplier.tenantId', '=', 'receipt.tenantId')
              .onRef('supplier.id', '=', 'receipt.supplierId'),
          )
          .where('receipt.tenantId', '=', tenantId)
          .whereRef('receipt.itemId', '=', 'item.id')
          .where('receipt.undoneAt', 'is', null)
          .orderBy('receipt.createdAt', 'desc')
          .limit(1)
          .select('supplier.name as supplierName')
          .as('last'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (cost) =>
        cost
          .selectFrom('goodsCost as cost')
          .where('cost.tenantId', '=', tenantId)
          .whereRef('cost.itemId', '=', 'item.id')
          .orderBy('cost.updatedAt', 'desc')
          .limit(1)
          .select('cost.last')
          .as('costs'),
      (join) => join.onTrue(),
    )
    .where('item.tenantId', '=', tenantId)
    .where('item.deletedAt', 'is', null)
    .where('item.kind', '=', 'PRODUCT')
    .where('item.isInventory', '=', true)
    .where('item.status', '<>', 'DISCONTINUED')
    .where(sql<boolean>`case when item.has_variants then variants.available else item.available_quantity end
      <= coalesce(item.low_stock, ${LOW})`)
    .select(['item.id', 'item.title', 'item.unit', 'moves.sold', 'last.supplierName', 'costs.last as cost'])
    .select([
      sql<string>`case when item.has_variants then variants.available else item.available_quantity end`.as(
        'available',
      ),
      sql<string>`coalesce(item.low_stock, ${LOW})`.as('mark'),
    ]);
}

type ToBuy = Awaited<ReturnType<ReturnType<typeof selectToBuy>['execute']>>[number];

export const toBuyRow = (row: ToBuy, isOwner: boolean): Static<typeof ToBuyRow> => ({
  product_id: row.id,
  title: row.title,
  unit: row.unit,
  available: quantityText(milliOf(row.available)),
  low_stock: quantityText(milliOf(row.mark)),
  sold_30_days: quantityText(milliOf(row.sold ?? '0')),
  supplier_name: row.supplierName,
  last_cost: isOwner ? row.cost : null,
});

const MOST_SOLD = {
  list: 'goods to buy',
  columns: [decimalColumn(sql`coalesce(moves.sold, 0)`), idColumn('item.id')],
  direction: 'desc',
} as const;

/** A page of products to buy, best-selling first. */
export async function listToBuy(db: TenantDb, now: Date, asked: PageAsked) {
  const page = pageOf(db, MOST_SOLD, asked);
  return page.answer(await page.of(selectToBuy(db, now)).execute());
}

/** The total number on all pages. */
export async function countToBuy(db: TenantDb, now: Date): Promise<number> {
  const { count } = await db.sql
    .selectFrom(selectToBuy(db, now).as('found'))
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

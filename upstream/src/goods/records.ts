import { fullName, LOW_STOCK, quantityText, SOLD_DAYS } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { milliOf } from '../db/numeric.ts';
import { containing } from '../db/search.ts';
import type { TenantDb } from '../db/tenant.ts';
import { idColumn, instantColumn, textColumn, decimalColumn } from '../lists/columns.ts';
import { type PageAsked, pageOf } from '../lists/page.ts';
import type { GoodsReceipt, SupplierRow, ToBuyRow } from './contract.ts';

/** Filter of goods receipts. */
export interface ReceiptFilter {
  ids?: readonly string[] | undefined;
  productId?: string | undefined;
  supplierId?: string | undefined;
}

/** Goods receipts with names. */
function selectReceipts(db: TenantDb, { ids, productId, supplierId }: ReceiptFilter) {
  return db.sql
    .selectFrom('goodsReceipt as receipt')
    .innerJoin('catalogueItem as item', (join) =>
      join.onRef('item.tenantId', '=', 'receipt.tenantId').onRef('item.id', '=', 'receipt.itemId'),
    )
    .innerJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'receipt.tenantId').onRef('staff.id', '=', 'receipt.createdBy'),
    )
    .leftJoin('catalogueVariant as variant', (join) =>
      join.onRef('variant.tenantId', '=', 'receipt.tenantId').onRef('variant.id', '=', 'receipt.variantId'),
    )
    .leftJoin('supplier', (join) =>
      join
        .onRef('supplier.tenantId', '=', 'receipt.tenantId')
        .onRef('supplier.id', '=', 'receipt.supplierId'),
    )
    .where('receipt.tenantId', '=', db.tenantId)
    .$if(ids !== undefined, (rows) => rows.where('receipt.id', 'in', ids ?? []))
    .$if(productId !== undefined, (rows) => rows.where('receipt.itemId', '=', productId ?? ''))
    .$if(supplierId !== undefined, (rows) => rows.where('receipt.supplierId', '=', supplierId ?? ''))
    .selectAll('receipt')
    .select(['item.title', 'item.unit', 'variant.sku', 'supplier.name as supplierName'])
    .select(['staff.firstName', 'staff.lastName']);
}

type ReceiptRow = Awaited<ReturnType<ReturnType<typeof selectReceipts>['execute']>>[number];

/** A goods receipt in its wire shape, with costs for the owner only. */
export const toReceipt = (row: ReceiptRow, isOwner: boolean): Static<typeof GoodsReceipt> => ({
  id: row.id,
  product_id: row.itemId,
  product_title: row.title,
  variant_id: row.variantId,
  variant_sku: row.sku,
  supplier_id: row.supplierId,
  supplier_name: row.supplierName,
  bill_number: row.billNumber,
  quantity: quantityText(milliOf(row.quantity)),
  unit: row.unit,
  cost: isOwner ? row.cost : null,
  received_on: row.receivedOn,
  created_at: row.createdAt.toISOString(),
  created_by_name: fullName(row.firstName, row.lastName),
});

const NEWEST = {
  list: 'goods receipts',
  columns: [instantColumn('receipt.createdAt'), idColumn('receipt.id')],
  direction: 'desc',
} as const;

/** A page of goods receipts, newest first. */
export async function listReceipts(db: TenantDb, filter: ReceiptFilter, asked: PageAsked) {
  const page = pageOf(db, NEWEST, asked);
  return page.answer(await page.of(selectReceipts(db, filter)).execute());
}

/** Number of matches on all pages. */
export async function countReceipts(db: TenantDb, filter: ReceiptFilter): Promise<number> {
  const { count } = await db.sql
    .selectFrom(selectReceipts(db, filter).as('found'))
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Filter of suppliers. */
export interface SupplierFilter {
  search?: string | undefined;
  ids?: readonly string[] | undefined;
}

const selectSuppliers = (db: TenantDb, { search, ids }: SupplierFilter) =>
  db.sql
    .selectFrom('supplier')
    .leftJoin('goodsReceipt as receipt', (join) =>
      join
        .onRef('receipt.tenantId', '=', 'supplier.tenantId')
        .onRef('receipt.supplierId', '=', 'supplier.id'),
    )
    .where('supplier.tenantId', '=', db.tenantId)
    .$if(ids !== undefined, (rows) => rows.where('supplier.id', 'in', ids ?? []))
    .$if(search !== undefined && search.trim() !== '', (rows) =>
      rows.where('supplier.name', 'ilike', containing((search ?? '').trim())),
    )
    .groupBy(['supplier.id', 'supplier.name'])
    .select(['supplier.id', 'supplier.name'])
    .select([
      sql<string>`count(receipt.id)`.as('receipts'),
      sql<string | null>`max(receipt.received_on)`.as('lastOn'),
      sql<string>`coalesce(round(sum(receipt.quantity * receipt.cost), 2), 0.00)`.as('spent'),
    ]);

type SupplierRecord = Awaited<ReturnType<ReturnType<typeof selectSuppliers>['execute']>>[number];

export const toSupplier = (row: SupplierRecord, isOwner: boolean): Static<typeof SupplierRow> => ({
  id: row.id,
  name: row.name,
  receipts: Number(row.receipts),
  last_on: row.lastOn,
  spent: isOwner ? row.spent : null,
});

const BY_NAME = {
  list: 'suppliers',
  columns: [textColumn(sql`lower(supplier.name)`), idColumn('supplier.id')],
  direction: 'asc',
} as const;

/** A page of suppliers by name. */
export async function listSuppliers(db: TenantDb, filter: SupplierFilter, asked: PageAsked) {
  const page = pageOf(db, BY_NAME, asked);
  return page.answer(await page.of(selectSuppliers(db, filter)).execute());
}

/** Number of matches on all pages. */
export async function countSuppliers(db: TenantDb, filter: SupplierFilter): Promise<number> {
  const { count } = await db.sql
    .selectFrom(selectSuppliers(db, filter).as('found'))
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The costs of products and variants, by id. */
export const costsOf = (db: TenantDb, ids: readonly string[]) =>
  db.sql
    .selectFrom('goodsCost')
    .where('tenantId', '=', db.tenantId)
    .where('unitId', 'in', ids)
    .select(['unitId as id', 'last', 'average'])
    .execute();

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

import { type InferResult, sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import { idColumn, instantColumn } from '../../lists/columns.ts';
import { type ListOrder, type Page, type PageAsked, pageOf, type PageRows } from '../../lists/page.ts';
import type { Place } from './place.ts';

/** The movements of a product, each with the stock after it, of the product and of the moved variant. */
function movesOf(db: TenantDb, itemId: string) {
  return db.sql
    .selectFrom('stockMove')
    .where('tenantId', '=', db.tenantId)
    .where('itemId', '=', itemId)
    .select(['id', 'variantId', 'documentId', 'staffId', 'reason', 'correctionReason', 'note', 'createdAt'])
    .select(['goodsReceiptId', 'orderId'])
    .select([
      sql<string>`trim_scale(quantity)`.as('quantity'),
      sql<string>`trim_scale(sum(quantity) over (order by created_at, id))`.as('balance'),
      sql<string | null>`case when variant_id is not null
        then trim_scale(sum(quantity) over (partition by variant_id order by created_at, id)) end`.as(
        'variantBalance',
      ),
    ]);
}

/** Filters movements after the running sums, which need all of them. */
function movesAt(db: TenantDb, { itemId, variantIds, since }: Place) {
  let own = db.sql.selectFrom(movesOf(db, itemId).as('own')).selectAll('own');
  if (variantIds) own = own.where('own.variantId', 'in', variantIds);
  if (since) own = own.where('own.createdAt', '>=', since);
  return own;
}

/** A page of movements with bill number, variant and person. */
function selectMoves(db: TenantDb, place: Place, page: Page, direction: ListOrder['direction']) {
  return db.sql
    .with('move', () => page.of(movesAt(db, place)))
    .selectFrom('move')
    .leftJoin('catalogueVariant as variant', (join) =>
      join.on('variant.tenantId', '=', db.tenantId).onRef('variant.id', '=', 'move.variantId'),
    )
    .leftJoin('document', (join) =>
      join.on('document.tenantId', '=', db.tenantId).onRef('document.id', '=', 'move.documentId'),
    )
    .leftJoin('boutiqueOrder as order', (join) =>
      join.on('order.tenantId', '=', db.tenantId).onRef('order.id', '=', 'move.orderId'),
    )
    .leftJoin('staff', (join) =>
      join.on('staff.tenantId', '=', db.tenantId).onRef('staff.id', '=', 'move.staffId'),
    )
    .leftJoin('goodsReceipt as receipt', (join) =>
      join.on('receipt.tenantId', '=', db.tenantId).onRef('receipt.id', '=', 'move.goodsReceiptId'),
    )
    .leftJoin('supplier', (join) =>
      join.on('supplier.tenantId', '=', db.tenantId).onRef('supplier.id', '=', 'receipt.supplierId'),
    )
    .selectAll('move')
    .select(['variant.sku', 'document.number', 'staff.firstName', 'staff.lastName'])
    .select('order.number as orderNumber')
    .select(['supplier.name as supplierName', 'receipt.billNumber'])
    .orderBy('move.createdAt', direction)
    .orderBy('move.id', direction);
}

export type MoveRow = InferResult<ReturnType<typeof selectMoves>>[number];

/** The number of movements of a place. */
export async function countMoves(db: TenantDb, { itemId, variantIds, since }: Place): Promise<number> {
  const { total } = await db.sql
    .selectFrom('stockMove')
    .where('tenantId', '=', db.tenantId)
    .where('itemId', '=', itemId)
    .$if(variantIds !== undefined, (moves) => moves.where('variantId', 'in', variantIds ?? []))
    .$if(since !== undefined, (moves) => moves.where('createdAt', '>=', since ?? new Date(0)))
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

const COLUMNS = [instantColumn('own.created_at'), idColumn('own.id')];

/** A page of the movements of a product, or of some of its variants, newest first by default. */
export async function listMoves(
  db: TenantDb,
  place: Place,
  asked: PageAsked,
  direction: ListOrder['direction'] = 'desc',
): Promise<PageRows<MoveRow>> {
  const page = pageOf(db, { list: 'stock moves', columns: COLUMNS, direction }, asked);
  return page.answer(await selectMoves(db, place, page, direction).execute());
}

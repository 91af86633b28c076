import { fullName, quantityText } from '@galla/domain';
import type { Static } from 'typebox';
import { milliOf } from '../db/numeric.ts';
import type { TenantDb } from '../db/tenant.ts';
import { idColumn, instantColumn } from '../lists/columns.ts';
import { type PageAsked, pageOf } from '../lists/page.ts';
import type { GoodsReceipt } from './contract.ts';

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
    .leftJoin('staff as undoer', (join) =>
      join.onRef('undoer.tenantId', '=', 'receipt.tenantId').onRef('undoer.id', '=', 'receipt.undoneBy'),
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
    .select(['staff.firstName', 'staff.lastName'])
    .select(['undoer.firstName as undoerFirstName', 'undoer.lastName as undoerLastName']);
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
  undone_at: row.undoneAt?.toISOString() ?? null,
  undone_by_name:
    row.undoerFirstName === null ? null : fullName(row.undoerFirstName, row.undoerLastName ?? ''),
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

import { sql } from 'kysely';
import type { Static } from 'typebox';
import { containing } from '../db/search.ts';
import type { TenantDb } from '../db/tenant.ts';
import { idColumn, textColumn } from '../lists/columns.ts';
import { type PageAsked, pageOf } from '../lists/page.ts';
import type { SupplierRow } from './contract.ts';

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
        .onRef('receipt.supplierId', '=', 'supplier.id')
        .on('receipt.undoneAt', 'is', null),
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

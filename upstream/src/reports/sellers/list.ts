import { ITEM_KINDS, quantityText, rupees, type SellerView } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { milliOf, paiseOf } from '../../db/numeric.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { decimalColumn, idColumn } from '../../lists/columns.ts';
import { type PageAsked, pageOf } from '../../lists/page.ts';
import type { SellerRow } from './contract.ts';
import { type SellerFilter, selectSellers } from './rows.ts';

/** Sort order: by revenue, by quantity sold, or by stock value. */
const BY = {
  AMOUNT: decimalColumn('sellers.amount'),
  QUANTITY: decimalColumn('sellers.quantity'),
  SLOW: decimalColumn('sellers.value'),
} as const satisfies Record<SellerView, unknown>;

/** A page of sellers. */
export async function listSellers(db: TenantDb, caller: Caller, filter: SellerFilter, asked: PageAsked) {
  const { view } = filter;
  const order = {
    list: `sellers ${view}`,
    columns: [BY[view], idColumn('sellers.id')],
    direction: 'desc',
  } as const;
  const page = pageOf(db, order, asked);
  return page.answer(await page.of(selectSellers(db, caller, filter).selectAll('sellers')).execute());
}

type Seller = Awaited<ReturnType<typeof listSellers>>['rows'][number];

/** Costs are visible to the owner only. */
export const seesCosts = ({ employeeId, apiKey }: Pick<Caller, 'employeeId' | 'apiKey'>): boolean =>
  employeeId === null && apiKey === null;

/** A seller in its wire shape. */
export const toSellerRow = (row: Seller, caller: Caller): Static<typeof SellerRow> => ({
  item_id: row.id,
  item_name: row.title,
  kind: oneOf(ITEM_KINDS, row.kind),
  category: row.category,
  unit: row.unit,
  sold_qty: quantityText(milliOf(row.quantity)),
  amount: row.amount,
  profit: seesCosts(caller) ? row.profit : null,
  bills: Number(row.bills),
  stock_qty: row.stock === null ? null : quantityText(milliOf(row.stock)),
  stock_value: row.value === null ? null : rupees(paiseOf(row.value)),
});

/** Number and totals of the matches. */
export async function sumSellers(db: TenantDb, caller: Caller, filter: SellerFilter) {
  const { items, amount, profit, value } = await selectSellers(db, caller, filter)
    .select([
      sql<string>`count(*)`.as('items'),
      sql<string>`coalesce(sum(sellers.amount), 0.00)`.as('amount'),
      sql<string | null>`sum(sellers.profit)`.as('profit'),
      sql<string>`coalesce(sum(sellers.value), 0.00)`.as('value'),
    ])
    .executeTakeFirstOrThrow();
  return {
    total: Number(items),
    summary: {
      amount,
      profit: seesCosts(caller) ? profit : null,
      stock_value: rupees(paiseOf(value)),
    },
  };
}

import { type ItemKind, LOW_STOCK, quantityText, searchFor } from '@galla/domain';
import {
  type Expression,
  type ExpressionBuilder,
  type NotNull,
  type RawBuilder,
  sql,
  type SqlBool,
} from 'kysely';
import { mayMatch } from '../../db/mayMatch.ts';
import type { TenantDb, TenantTables } from '../../db/tenant.ts';
import { idColumn, instantColumn, textColumn } from '../../lists/columns.ts';
import { type ListOrder, type PageAsked, pageOf, type PageRows, rankedPage } from '../../lists/page.ts';
import { type ItemRow, selectItems } from './items.ts';
import { countFound, searchItems, type Wanted } from './search.ts';
import type { ItemStatus } from './status.ts';

/** Which items a list shows. */
export interface ItemFilter {
  /** Words of title, code, bar code, brand or category, as domain ranks them. */
  search?: Wanted | undefined;
  /** The whole names of categories. */
  categories?: readonly string[] | undefined;
  /** The kinds of product; an empty one, those without. */
  types?: readonly string[] | undefined;
  /** These only, on sale or not. */
  ids?: readonly string[] | undefined;
  /** Left out, what is on sale. */
  status?: readonly ItemStatus[] | undefined;
  stock?: 'in_stock' | 'out_of_stock' | 'low' | undefined;
  /** Added or changed since. */
  updatedSince?: Date | undefined;
}

/** What a customer can be sold; hidden and discontinued items are kept for old bills. */
const ON_SALE = ['AVAILABLE', 'OUT_OF_STOCK'] as const satisfies readonly ItemStatus[];

/**
 * Ids of products whose stock, of all their variants where they have some, is at most so much. What is not counted is
 * not among them. Variants are summed once for all products, not for each.
 */
const stockedUpTo = (db: TenantDb, most: RawBuilder<unknown>): RawBuilder<string> => sql`(
  select stocked.id from catalogue_item as stocked
    left join (
      select item_id, sum(available_quantity) as total from catalogue_variant
       where tenant_id = ${db.tenantId} and deleted_at is null group by item_id
    ) as variants on variants.item_id = stocked.id
   where stocked.tenant_id = ${db.tenantId} and stocked.deleted_at is null
     and stocked.kind = 'PRODUCT' and stocked.is_inventory
     and case when stocked.has_variants then coalesce(variants.total, 0) else stocked.available_quantity end <= ${most}
)`;

/** Whether `item` has stock; what is not counted always does, and is never low. */
function stockIs(db: TenantDb, stock: NonNullable<ItemFilter['stock']>): RawBuilder<boolean> {
  const none = stockedUpTo(db, sql`0`);
  switch (stock) {
    case 'in_stock':
      return sql`item.id not in ${none}`;
    case 'out_of_stock':
      return sql`item.id in ${none}`;
    default:
      return sql`item.id in ${stockedUpTo(db, sql`coalesce(stocked.low_stock, ${quantityText(LOW_STOCK)}::numeric)`)}`;
  }
}

function matches(db: TenantDb, filter: ItemFilter) {
  const { search, categories, types, ids, status, stock, updatedSince } = filter;
  return (item: ExpressionBuilder<TenantTables & { item: TenantTables['catalogueItem'] }, 'item'>) => {
    const conditions: Expression<SqlBool>[] = ids
      ? [item('item.id', '=', sql<string>`any(${ids}::uuid[])`)]
      : [];
    if (status || !ids) conditions.push(item('item.status', 'in', status ?? ON_SALE));
    // One category is read in the order of its index.
    if (categories?.length === 1) conditions.push(item('item.category', '=', categories[0] ?? ''));
    else if (categories) conditions.push(item('item.category', 'in', categories));
    if (types)
      conditions.push(
        item.or(
          types.map((type) => (type === '' ? item('item.type', 'is', null) : item('item.type', '=', type))),
        ),
      );
    if (updatedSince) conditions.push(item('item.updatedAt', '>=', updatedSince));
    if (stock) conditions.push(stockIs(db, stock));
    if (search) conditions.push(mayMatch('item.searchText', searchFor(search.text, search.bazaar)));
    return item.and(conditions);
  };
}

/** By what items are listed. */
const ORDERS = {
  title: [textColumn('item.sort_key'), idColumn('item.id')],
  updated: [instantColumn('item.updated_at'), idColumn('item.id')],
} as const satisfies Record<string, ListOrder['columns']>;

/** Which page of items is asked for, and in which order; left out, what a search finds best first, else by title. */
export interface ItemsAsked extends PageAsked {
  by?: keyof typeof ORDERS | undefined;
  direction?: ListOrder['direction'] | undefined;
}

const idsOf = (db: TenantDb, kind: ItemKind, filter: ItemFilter) =>
  db.sql
    .selectFrom('catalogueItem as item')
    .where('item.tenantId', '=', db.tenantId)
    .where('item.deletedAt', 'is', null)
    .where('item.kind', '=', kind)
    .where(matches(db, filter))
    .select('item.id');

/** Ids of the items of one kind: what a search finds, the best first, else by title in the order of an index. */
async function pageOfIds(
  db: TenantDb,
  kind: ItemKind,
  filter: ItemFilter,
  asked: ItemsAsked,
): Promise<PageRows<string>> {
  const { search } = filter;
  const { by = 'title', direction = 'asc' } = asked;
  const list = kind === 'PRODUCT' ? 'products' : 'services';
  const found = search && (await searchItems(db, kind, search, matches(db, filter)));
  if (found && !asked.by) return rankedPage(db, `${list} found`, found, asked);
  const order = { list: by === 'title' ? list : `${list} ${by}`, columns: ORDERS[by], direction };
  const page = pageOf(db, order, asked);
  // In an order of their own, those that are found are a list like any other.
  const those = found ? { ...filter, search: undefined, ids: found } : filter;
  const { rows, ...rest } = page.answer(await page.of(idsOf(db, kind, those)).execute());
  return { rows: rows.map(({ id }) => id), ...rest };
}

/**
 * A page of the items of one kind. First its ids, so that rates and stocks are looked up for the page only, however far
 * back it lies.
 */
export async function listItems(
  db: TenantDb,
  kind: ItemKind,
  filter: ItemFilter,
  asked: ItemsAsked,
): Promise<PageRows<ItemRow>> {
  const { rows, ...rest } = await pageOfIds(db, kind, filter, asked);
  return { rows: await itemsInOrder(db, rows), ...rest };
}

/** Items by their ids, in the order of the ids; those that are not there are left out. */
export async function itemsInOrder(db: TenantDb, ids: readonly string[]): Promise<ItemRow[]> {
  const rows = await selectItems(db)
    // An empty page asks too, so that every page takes as many statements.
    .where('item.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** How many items of each kind match, on all pages. */
export async function countItems(db: TenantDb, filter: ItemFilter): Promise<Record<ItemKind, number>> {
  const { search } = filter;
  if (search) return countFound(db, search, matches(db, filter));
  const rows = await db.sql
    .selectFrom('catalogueItem as item')
    .where('item.tenantId', '=', db.tenantId)
    .where('item.deletedAt', 'is', null)
    .where(matches(db, filter))
    .groupBy('item.kind')
    .select((item) => ['item.kind', item.fn.countAll<string>().as('items')])
    .execute();
  const counts = new Map(rows.map(({ kind, items }) => [kind, Number(items)]));
  return { PRODUCT: counts.get('PRODUCT') ?? 0, SERVICE: counts.get('SERVICE') ?? 0 };
}

/** The categories in use with the number of items on sale in each, by kind and name. */
export function listCategories(db: TenantDb) {
  return db.sql
    .selectFrom('catalogueItem')
    .where('tenantId', '=', db.tenantId)
    .where('deletedAt', 'is', null)
    .where('status', 'in', ON_SALE)
    .where('category', 'is not', null)
    .groupBy(['kind', 'category'])
    .orderBy('kind')
    .orderBy(sql`category collate natural_order`)
    .select((item) => ['kind', 'category', item.fn.countAll<string>().as('items')])
    .$narrowType<{ category: NotNull }>()
    .execute();
}

/** The most that "select all" takes. */
const MOST_IDS = 10_000;

/** The ids of all items of one kind that match, in the order of the list. */
export async function listIds(db: TenantDb, kind: ItemKind, filter: ItemFilter): Promise<string[]> {
  return (await pageOfIds(db, kind, filter, { limit: MOST_IDS })).rows;
}

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

/** Filter of a list of items. */
export interface ItemFilter {
  /** Words of title, code, bar code, brand or category, ranked by domain's rules. */
  search?: Wanted | undefined;
  /** Full names of categories. */
  categories?: readonly string[] | undefined;
  /** Kinds of product; an empty one matches those without. */
  types?: readonly string[] | undefined;
  /** Only these, whether on sale or not. */
  ids?: readonly string[] | undefined;
  /** Default those on sale. */
  status?: readonly ItemStatus[] | undefined;
  stock?: 'in_stock' | 'out_of_stock' | 'low' | undefined;
  /** Created or changed since. */
  updatedSince?: Date | undefined;
}

/** Statuses on sale; hidden and discontinued items are kept for old bills. */
const ON_SALE = ['AVAILABLE', 'OUT_OF_STOCK'] as const satisfies readonly ItemStatus[];

/**
 * Ids of products whose stock, including all variants, is at most this much. Untracked products are not among them.
 * Variants are summed once for all products rather than per product.
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

/** Whether `item` has stock; untracked items always do, and are never low. */
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
    // A single category can be read in index order.
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

/** Sort keys of item lists. */
const ORDERS = {
  title: [textColumn('item.sort_key'), idColumn('item.id')],
  updated: [instantColumn('item.updated_at'), idColumn('item.id')],
} as const satisfies Record<string, ListOrder['columns']>;

/** The requested page and order of items; by default best match first for a search, else by title. */
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

/** The ids of a page of one kind: for a search best match first, else by title in index order. */
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
  // With an explicit order, the search results are a list like any other.
  const those = found ? { ...filter, search: undefined, ids: found } : filter;
  const { rows, ...rest } = page.answer(await page.of(idsOf(db, kind, those)).execute());
  return { rows: rows.map(({ id }) => id), ...rest };
}

/**
 * A page of the items of one kind. Ids are read first, so that rates and stock are computed for this page only, however
 * deep it is.
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

/** Items by id, in the order of the ids; unknown ones are left out. */
export async function itemsInOrder(db: TenantDb, ids: readonly string[]): Promise<ItemRow[]> {
  const rows = await selectItems(db)
    // An empty page queries too, so that every page takes the same number of statements.
    .where('item.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The number of matches of each kind on all pages. */
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

/** The categories in use with the number of items on sale, by kind and name. */
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

/** Maximum number of items for "select all". */
const MOST_IDS = 10_000;

/** The ids of all matching items of one kind, in list order. */
export async function listIds(db: TenantDb, kind: ItemKind, filter: ItemFilter): Promise<string[]> {
  return (await pageOfIds(db, kind, filter, { limit: MOST_IDS })).rows;
}

import type { ItemKind } from '@galla/domain';
import type { ExpressionBuilder, NotNull } from 'kysely';
import { containing } from '../../db/search.ts';
import type { TenantDb, TenantTables } from '../../db/tenant.ts';
import { type ItemRow, selectItems } from './items.ts';

/** Which items a list shows. */
export interface ItemFilter {
  /** Part of title, code, bar code or category. */
  search?: string | undefined;
  /** The whole name of a category. */
  category?: string | undefined;
  /** These only, on sale or not. */
  ids?: readonly string[] | undefined;
}

/** What a customer can be sold; hidden and discontinued items are kept for old bills. */
const ON_SALE = ['AVAILABLE', 'OUT_OF_STOCK'];

function matches({ search, category, ids }: ItemFilter) {
  return (item: ExpressionBuilder<TenantTables & { item: TenantTables['catalogueItem'] }, 'item'>) => {
    const conditions = [ids ? item('item.id', 'in', ids) : item('item.status', 'in', ON_SALE)];
    if (category) conditions.push(item('item.category', '=', category));
    if (search?.trim()) {
      const columns = ['item.title', 'item.sku', 'item.barcode', 'item.category'] as const;
      conditions.push(item.or(columns.map((column) => item(column, 'ilike', containing(search)))));
    }
    return item.and(conditions);
  };
}

/** A page of the items of one kind, by title. */
export function listItems(
  db: TenantDb,
  kind: ItemKind,
  filter: ItemFilter,
  page: { limit: number; offset: number },
): Promise<ItemRow[]> {
  return selectItems(db)
    .where('item.kind', '=', kind)
    .where(matches(filter))
    .orderBy('item.title')
    .orderBy('item.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** How many items of each kind match, on all pages. */
export async function countItems(db: TenantDb, filter: ItemFilter): Promise<Record<ItemKind, number>> {
  const rows = await db.sql
    .selectFrom('catalogueItem as item')
    .where('item.tenantId', '=', db.tenantId)
    .where(matches(filter))
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
    .where('status', 'in', ON_SALE)
    .where('category', 'is not', null)
    .groupBy(['kind', 'category'])
    .orderBy('kind')
    .orderBy('category')
    .select((item) => ['kind', 'category', item.fn.countAll<string>().as('items')])
    .$narrowType<{ category: NotNull }>()
    .execute();
}

import { linesOf } from '../rest/linesOf.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import type { CatalogueOrder, ProductFilter } from '../types.generated.ts';
import { statusWord } from './schema.mappers.ts';

const STOCK = { IN_STOCK: 'in_stock', OUT_OF_STOCK: 'out_of_stock', LOW: 'low' } as const;

/** A list's filter as upstream takes it; an empty list of statuses means no filter. */
export function filterOf(filter: ProductFilter | null | undefined) {
  const { search, categories, types, statuses, stock } = filter ?? {};
  const words = [...new Set(statuses?.map(statusWord))];
  return omitUndefined({
    search,
    categories: linesOf(categories),
    types: linesOf(types),
    status: words.length === 0 ? undefined : words.join(','),
    stock: stock == null ? undefined : STOCK[stock],
  });
}

/** A list's order and update time, as upstream's lists take them. */
export function orderOf(orderBy: CatalogueOrder | null | undefined, updatedSince: string | null | undefined) {
  return omitUndefined({
    sort_by: orderBy && (orderBy.field === 'TITLE' ? ('title' as const) : ('updated' as const)),
    sort_order: orderBy && (orderBy.direction === 'ASC' ? ('asc' as const) : ('desc' as const)),
    updated_since: updatedSince,
  });
}

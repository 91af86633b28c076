import { omitUndefined } from '../rest/omitUndefined.ts';
import type { CatalogueStatus, StockFilter } from '../types.generated.ts';
import { statusWord } from './schema.mappers.ts';

interface Filter {
  search?: string | null | undefined;
  category?: string | null | undefined;
  type?: string | null | undefined;
  status?: readonly CatalogueStatus[] | null | undefined;
  stock?: StockFilter | null | undefined;
}

const STOCK = { IN_STOCK: 'in_stock', OUT_OF_STOCK: 'out_of_stock', LOW: 'low' } as const;

/** What narrows a list, as upstream's lists take it; an empty list of statuses is none. */
export function filterOf({ search, category, type, status, stock }: Filter) {
  const words = [...new Set(status?.map(statusWord))];
  return omitUndefined({
    search,
    category,
    type,
    status: words.length === 0 ? undefined : words.join(','),
    stock: stock == null ? undefined : STOCK[stock],
  });
}

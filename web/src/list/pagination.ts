import type { ComponentProps } from 'react';
import type { TableFoot } from '../ui/TableFoot.tsx';
import { pageNumber, type List } from './useList.ts';

/** The shown range and links to the neighbouring pages, for TableFoot. */
export type Pagination = Pick<ComponentProps<typeof TableFoot>, 'range' | 'onPrevious' | 'onNext'>;

interface Page {
  /** Number of matches on all pages. */
  totalCount: number;
  pageSize: number;
  /** Number of rows on this page. */
  rows: number;
}

/** Pagination of a connection; the page number is kept in the address. */
export function paginationOf(
  { filters, change }: Pick<List, 'filters' | 'change'>,
  { totalCount, pageSize, rows }: Page,
): Pagination {
  const page = pageNumber(filters);
  const start = (page - 1) * pageSize;
  const goTo = (to: number) => (): void => change({ page: String(to) });
  return {
    range: { from: start + 1, to: start + rows, total: totalCount },
    onPrevious: page > 1 ? goTo(page - 1) : undefined,
    onNext: start + pageSize < totalCount ? goTo(page + 1) : undefined,
  };
}

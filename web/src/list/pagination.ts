import type { ComponentProps } from 'react';
import type { TableFoot } from '../ui/TableFoot.tsx';
import { pageNumber, type List } from './useList.ts';

/** Which rows are shown, and the ways to the pages beside them: for TableFoot. */
export type Pagination = Pick<ComponentProps<typeof TableFoot>, 'range' | 'onPrevious' | 'onNext'>;

interface Page {
  /** How many match, on all pages. */
  totalCount: number;
  /** Rows of a full page. */
  pageSize: number;
  /** Rows of this page. */
  rows: number;
}

/** The pages of a connection; the number of the one that is shown stands in the address. */
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

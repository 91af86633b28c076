import type { ComponentProps } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { usePagination_pageInfo$key } from '../__generated__/usePagination_pageInfo.graphql.ts';
import type { TableFoot } from '../ui/TableFoot.tsx';
import { pageNumber, type List } from './useList.ts';

/** Which rows are shown, and the ways to the pages beside them: for TableFoot. */
export type Pagination = Pick<ComponentProps<typeof TableFoot>, 'range' | 'onPrevious' | 'onNext'>;

interface Page {
  pageInfo: usePagination_pageInfo$key;
  /** How many match, on all pages. */
  totalCount: number;
  /** Rows of a full page. */
  pageSize: number;
  /** Rows of this page. */
  rows: number;
}

/** The pages of a connection. Where they start are cursors of the graph; they stand in the address. */
export function usePagination({ filters, change }: Pick<List, 'filters' | 'change'>, page: Page): Pagination {
  const { hasNextPage, hasPreviousPage, endCursor, previousCursor } = useFragment(
    graphql`
      fragment usePagination_pageInfo on PageInfo {
        hasNextPage
        hasPreviousPage
        endCursor
        previousCursor
      }
    `,
    page.pageInfo,
  );
  const number = pageNumber(filters);
  const from = (number - 1) * page.pageSize + 1;
  const goTo = (to: number, after: string) => (): void => change({ page: String(to), after });
  return {
    range: { from, to: from + page.rows - 1, total: page.totalCount },
    // The first page has no cursor.
    onPrevious: hasPreviousPage ? goTo(number - 1, previousCursor ?? '') : undefined,
    onNext: hasNextPage && endCursor != null ? goTo(number + 1, endCursor) : undefined,
  };
}

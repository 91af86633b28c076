import { useMemo, useState } from 'react';
import type { Pagination } from './pagination.ts';

interface LocalPage<Row> {
  /** The rows of the page. */
  rows: readonly Row[];
  /** From 1; limited to the last page if the address or a deletion leads beyond it. */
  page: number;
  pagination: Pagination;
}

/** A page of rows that are all in memory. */
export function localPage<Row>(
  all: readonly Row[],
  wanted: number,
  pageSize: number,
  onPage: (page: number) => void,
): LocalPage<Row> {
  const last = Math.max(1, Math.ceil(all.length / pageSize));
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), last);
  const start = (page - 1) * pageSize;
  const rows = all.slice(start, start + pageSize);
  return {
    rows,
    page,
    pagination: {
      range: { from: start + 1, to: start + rows.length, total: all.length },
      onPrevious: page > 1 ? () => onPage(page - 1) : undefined,
      onNext: page < last ? () => onPage(page + 1) : undefined,
    },
  };
}

/** The same with a stable rows array while its input is unchanged, for memoized components. */
export function useLocalPage<Row>(...asked: Parameters<typeof localPage<Row>>): LocalPage<Row> {
  const { page, pagination } = localPage(...asked);
  const [all, , pageSize] = asked;
  const rows = useMemo(() => all.slice((page - 1) * pageSize, page * pageSize), [all, page, pageSize]);
  return { rows, page, pagination };
}

/**
 * The same with the page in component state. After a change of the page size, the page is the one that contains the
 * previous first row.
 */
export function useLocalPages<Row>(all: readonly Row[], pageSize: number): LocalPage<Row> {
  const [first, setFirst] = useState(0);
  const page = Math.floor(first / pageSize) + 1;
  return localPage(all, page, pageSize, (next) => setFirst((next - 1) * pageSize));
}

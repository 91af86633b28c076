import { useState, type ComponentProps } from 'react';
import type { TableFoot } from '../../ui/TableFoot.tsx';

/** Variants, and assigned points, on a page (spec 3 §9). */
const PAGE = 5;

/** A page of rows that are all here, and the foot that turns it; without arrows where one page has them all. */
export function usePaged<Row>(all: readonly Row[]): {
  rows: readonly Row[];
  foot: Pick<ComponentProps<typeof TableFoot>, 'range' | 'onPrevious' | 'onNext'>;
} {
  const [page, setPage] = useState(0);
  const last = Math.max(0, Math.ceil(all.length / PAGE) - 1);
  // The last row of the last page may be gone.
  const shown = Math.min(page, last);
  const from = shown * PAGE;
  const rows = all.slice(from, from + PAGE);
  return {
    rows,
    foot: {
      range: { from: from + 1, to: from + rows.length, total: all.length },
      onPrevious: shown > 0 ? () => setPage(shown - 1) : undefined,
      onNext: shown < last ? () => setPage(shown + 1) : undefined,
    },
  };
}

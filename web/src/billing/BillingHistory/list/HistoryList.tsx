import { say } from '@galla/domain';
import { useState } from 'react';
import { usePhone } from '../../../ui/useWide.ts';
import type { SortField, Sorting } from '../sort.ts';
import type { HistoryRow } from '../useHistoryPage.ts';
import { HistoryDays } from './HistoryDays.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import { useWalking } from '../../../ui/useWalking.ts';

interface Props {
  rows: readonly HistoryRow[];
  /** Global id of the open document; empty when none is. */
  open: string;
  /** Nothing can be opened without: old rows under an error. */
  onOpen?: (id: string) => void;
  onWalk?: (id: string) => void;
  sorting?: Sorting;
  onSort?: (field: SortField) => void;
}

/** The rows of a page. Arrow keys move through them, and the open document follows. */
export function HistoryList({ rows, open, onOpen, onWalk, sorting, onSort }: Props) {
  const phone = usePhone();
  const [row, setRow] = useState(-1);
  const openRow = rows.findIndex(({ id }) => id === open);
  const current = open === '' ? Math.min(row, rows.length - 1) : openRow;
  const walk = (next: number): void => {
    setRow(next);
    const to = rows[next];
    if (open !== '' && to !== undefined) onWalk?.(to.id);
  };
  const choose = onOpen && (({ id }: HistoryRow): void => onOpen(id));
  useWalking({
    enabled: onWalk !== undefined,
    current,
    count: rows.length,
    onWalk: walk,
    ...(open === '' && { onChoose: (chosen) => rows[chosen] && choose?.(rows[chosen]) }),
  });
  const shared = { label: say('history.title'), rows, current };
  return phone ? (
    <HistoryDays {...shared} onChoose={choose} byDay={sorting === undefined || sorting.field === 'date'} />
  ) : (
    <HistoryTable {...shared} onCurrent={walk} onChoose={choose} sorting={sorting} onSort={onSort} />
  );
}

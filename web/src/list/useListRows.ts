import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import { useShortcut } from '../ui/useShortcut.ts';
import { useWalking } from '../ui/useWalking.ts';
import type { List } from './useList.ts';
import type { Selection } from './useSelection.ts';

interface Rows<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Left out for the previous page under an error: nothing can be opened or selected. */
  list?: Pick<List, 'filters' | 'open' | 'walk'> | undefined;
  selection?: Selection | undefined;
  /** The label of a row's tick box: "Select Bandhani dupatta". */
  nameOf?: (row: Row) => string;
  /** The saved record, whose row becomes current until the user moves on. A new object for each save. */
  saved?: { id: string } | undefined;
}

/**
 * The rows of a page, as props of DataTable: arrow keys move through them and the open record follows; X, Shift and
 * tick boxes select.
 */
export function useListRows<Row>(options: Rows<Row>) {
  const { rows, rowId, list, selection, nameOf = rowId, saved } = options;
  const [walked, setWalked] = useState<{ row: number; since: Rows<Row>['saved'] }>();
  const ids = rows.map(rowId);
  const opened = list?.filters.open ?? '';
  const marked = walked?.since === saved ? (walked?.row ?? -1) : ids.indexOf(saved?.id ?? '');
  const current = opened === '' ? Math.min(marked, rows.length - 1) : ids.indexOf(opened);
  const walk = (next: number): void => {
    setWalked({ row: next, since: saved });
    const to = ids[next];
    if (opened !== '' && to !== undefined) list?.walk(to);
  };
  const reach = (next: number): void => {
    const to = ids[next];
    if (to === undefined) return;
    selection?.reach(ids, ids[current], to);
    walk(next);
  };
  const tick = (row: Row, shift: boolean): void => {
    const id = rowId(row);
    if (shift) reach(ids.indexOf(id));
    else {
      selection?.toggle(id);
      walk(ids.indexOf(id));
    }
  };
  useWalking({
    enabled: list !== undefined,
    current,
    count: rows.length,
    onWalk: walk,
    ...(selection && { onReach: reach }),
    ...(opened === '' && { onChoose: (chosen) => ids[chosen] !== undefined && list?.open(ids[chosen]) }),
  });
  useShortcut('x', () => ids[current] !== undefined && selection?.toggle(ids[current]), {
    says: formatMessage('list.keySelectRow'),
    enabled: selection !== undefined,
  });
  return {
    rows,
    rowId,
    current,
    onCurrent: walk,
    ...(list && { onChoose: (row: Row) => list.open(rowId(row)) }),
    ...(selection && {
      onReach: reach,
      ticks: {
        isTicked: (row: Row) => selection.ids.has(rowId(row)),
        onTick: tick,
        onTickAll: (on: boolean) => selection.setAll(ids, on),
        nameOf,
      },
    }),
  };
}

import { formatMessage } from '@galla/domain';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../app/toast/toast.ts';
import { loadFontsOf } from './fetchRows.ts';
import { rowKey, type LabelRow } from './labelRow.ts';
import { asWanted, keepRows } from './panel.ts';

export interface LabelRows {
  rows: readonly LabelRow[];
  /** Sets the number of labels of a row. */
  setQuantity: (key: string, quantity: number) => void;
  /** Sets the number of labels of every row; rows for which `quantityOf` returns undefined are unchanged. */
  setAll: (quantityOf: (row: LabelRow) => number | undefined) => void;
  remove: (key: string) => void;
  removeAll: () => void;
  /** Adds a product with all its variants; shows a toast if it was there already. */
  add: (rows: readonly LabelRow[]) => Promise<void>;
}

/** The rows of the QR panel, each product once; they are kept when the panel closes. */
export function useLabelRows(first: readonly LabelRow[]): LabelRows {
  const [rows, setRows] = useState(() => asWanted(first));
  const kept = useRef(rows);
  useEffect(() => {
    if (kept.current !== rows) keepRows(kept.current, rows);
    kept.current = rows;
  }, [rows]);
  const change = (matches: (row: LabelRow) => boolean, quantity: number): void =>
    setRows((before) => before.map((row) => (matches(row) ? { ...row, quantity } : row)));
  return {
    rows,
    setQuantity: (key, quantity) => change((row) => rowKey(row) === key, quantity),
    setAll: (quantityOf) =>
      setRows((before) => before.map((row) => ({ ...row, quantity: quantityOf(row) ?? row.quantity }))),
    remove: (key) => setRows((before) => before.filter((row) => rowKey(row) !== key)),
    removeAll: () => setRows([]),
    async add(more) {
      const here = new Set(rows.map(rowKey));
      const fresh = more.filter((row) => !here.has(rowKey(row)));
      if (fresh.length === 0) {
        toast.info(formatMessage('labels.alreadyAdded'));
        return;
      }
      await loadFontsOf(fresh);
      setRows((before) => {
        const known = new Set(before.map(rowKey));
        return [...before, ...fresh.filter((row) => !known.has(rowKey(row)))];
      });
    },
  };
}

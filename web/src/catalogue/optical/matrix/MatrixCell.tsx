import { formatMessage } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { memo } from 'react';

export interface CellProps {
  row: number;
  column: number;
  /** "SPH −2.00, CYL −0.75". */
  name: string;
  /** What is in stock, as it is read; empty where the lens is not kept in this power. */
  stored: string;
  /** What was typed instead. */
  typed: string | undefined;
  stock: 'none' | 'low' | 'enough' | 'unknown';
  problem: string | undefined;
  /** The cell that a tab leads to. */
  active: boolean;
  /** What stands in its field while it is typed into. */
  editing: string | undefined;
  onFocus: (row: number, column: number) => void;
  onBegin: (row: number, column: number, text: string) => void;
  onText: (text: string) => void;
  onCommit: () => void;
}

const STOCK = {
  none: 'optical.cellNone',
  low: 'optical.cellLow',
  enough: 'optical.cellStock',
  unknown: 'optical.cellStock',
} as const;

/** What is heard of a cell: its power, its stock, what was typed, and what is wrong with that. */
function said({ name, stored, typed, stock, problem }: CellProps): string {
  const kept =
    stored === '' ? formatMessage('optical.cellNotKept') : formatMessage(STOCK[stock], { n: stored });
  const change = typed === undefined ? [] : [formatMessage('optical.cellTyped', { n: typed })];
  return [name, kept, ...change, ...(problem === undefined ? [] : [problem])].join(', ');
}

const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

/** One power of the lens: what is in stock of it, or the field for what was counted. */
export const MatrixCell = memo(function MatrixCell(props: CellProps) {
  const { row, column, name, stored, typed, stock, problem, active, editing } = props;
  const { onFocus, onBegin, onText, onCommit } = props;
  const shown = typed ?? stored;
  return (
    <td
      tabIndex={active ? 0 : -1}
      aria-label={said(props)}
      aria-invalid={problem !== undefined}
      data-at={`${row} ${column}`}
      data-text={shown}
      data-stock={shown === '' ? undefined : stock}
      data-typed={typed === undefined ? undefined : ''}
      onFocus={() => onFocus(row, column)}
      onClick={() => onBegin(row, column, shown)}
    >
      {editing === undefined ? (
        shown
      ) : (
        <Input
          aria-label={name}
          aria-invalid={problem !== undefined}
          inputMode="numeric"
          autoComplete="off"
          value={editing}
          // The cell was chosen to be typed into.
          ref={takeFocus}
          data-own-escape
          onFocus={(event) => {
            event.stopPropagation();
            if (event.target.value === shown) event.target.select();
          }}
          onClick={(event) => event.stopPropagation()}
          onChange={(event) => onText(event.target.value)}
          onBlur={onCommit}
        />
      )}
    </td>
  );
});

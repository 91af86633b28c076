import { formatMessage } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { memo } from 'react';

export interface CellProps {
  row: number;
  column: number;
  /** "SPH −2.00, CYL −0.75". */
  name: string;
  /** The formatted stock; empty if the lens does not exist in this power. */
  stored: string;
  /** The unsaved value. */
  typed: string | undefined;
  stock: 'none' | 'low' | 'enough' | 'unknown';
  problem: string | undefined;
  /** The cell in the tab order. */
  active: boolean;
  /** Text of the field while the cell is being edited. */
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

/** Accessible name of a cell: power, stock, unsaved value and its problem. */
function said({ name, stored, typed, stock, problem }: CellProps): string {
  const kept =
    stored === '' ? formatMessage('optical.cellNotKept') : formatMessage(STOCK[stock], { n: stored });
  const change = typed === undefined ? [] : [formatMessage('optical.cellTyped', { n: typed })];
  return [name, kept, ...change, ...(problem === undefined ? [] : [problem])].join(', ');
}

const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

/** One power of the lens: its stock, or a field while it is being edited. */
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
          // The user selected this cell to type into it.
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

import {
  formatMessage,
  isLow,
  lensPowerText,
  lensValueText,
  quantityText,
  type LensPower,
  type MatrixPowers,
  type Milli,
} from '@galla/domain';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, type RefObject } from 'react';
import { useEventCallback } from '../../../ui/useEventCallback.ts';
import { useTouch } from '../../../ui/useWide.ts';
import { withMinus } from '../variants/listed.ts';
import { MatrixCell } from './MatrixCell.tsx';
import { matrixLook } from './matrixLook.ts';
import { powerAt } from './matrixRange.ts';
import { countedIn, type TypedCells } from './typedStock.ts';
import { useGrid } from './useGrid.ts';

interface Props {
  label: string;
  powers: MatrixPowers;
  layer: Pick<LensPower, 'add' | 'axis'>;
  typed: TypedCells;
  problems: Readonly<Record<string, string>>;
  storedOf: (power: string) => Milli | null;
  readOnly: boolean;
  onType: (texts: Readonly<Record<string, string>>) => void;
  onBeyond: (cells: number) => void;
  ref: RefObject<HTMLTableElement | null>;
}

const sumOf = (values: readonly Milli[]): Milli => values.reduce((sum, value) => sum + value, 0);
const dioptres = (name: 'sph' | 'cyl', value: number): string => withMinus(lensValueText(name, value));

/** How a stock is highlighted. */
const stockOf = (available: Milli): 'none' | 'low' | 'enough' =>
  available <= 0 ? 'none' : isLow(available, undefined) ? 'low' : 'enough';

/** Spheres by cylinders: the stock of each, unsaved values, and the totals of rows and columns. */
export function MatrixTable(props: Props) {
  const { label, powers, layer, typed, problems, storedOf, readOnly, onType, onBeyond, ref } = props;
  const { sph, cyl } = powers;
  const texts = sph.map((row) => cyl.map((column) => lensPowerText(powerAt(row, column, layer))));
  const cellOf = (power: string) => {
    const cell = typed[power];
    const stored = storedOf(power);
    return { cell, stored, now: (cell && countedIn(cell)) ?? stored ?? 0 };
  };
  const now = texts.map((row) => row.map((power) => cellOf(power).now));
  const grid = useGrid({
    rows: sph.length,
    columns: cyl.length,
    writes: !readOnly,
    onType: (cells) =>
      onType(
        Object.fromEntries(
          cells.flatMap(({ row, column, text }) => {
            const power = texts[row]?.[column];
            return power === undefined ? [] : [[power, text] as const];
          }),
        ),
      ),
    onBeyond,
  });
  const onFocus = useEventCallback((row: number, column: number) => grid.onFocus({ row, column }));
  const onBegin = useEventCallback((row: number, column: number, text: string) =>
    grid.begin({ row, column }, text),
  );
  const onText = useEventCallback(grid.setText);
  const onCommit = useEventCallback(grid.commit);
  const { active, editing } = grid;
  const touch = useTouch();
  // Focus the first cell, so that counting can start at once. On touch, the user taps a cell.
  useEffect(() => {
    if (!touch) ref.current?.querySelector<HTMLElement>('[data-at]')?.focus({ preventScroll: true });
  }, [touch, ref]);
  return (
    <chakra.table
      ref={ref}
      role="grid"
      aria-readonly={readOnly}
      aria-label={label}
      css={matrixLook}
      onKeyDown={grid.onKeyDown}
      onPaste={grid.onPaste}
    >
      <thead>
        <tr>
          <th scope="col">{formatMessage('optical.sphByCyl')}</th>
          {cyl.map((value) => (
            <th key={value} scope="col">
              {dioptres('cyl', value)}
            </th>
          ))}
          <th scope="col">{formatMessage('optical.total')}</th>
        </tr>
      </thead>
      <tbody>
        {sph.map((value, row) => (
          <tr key={value}>
            <th scope="row">{dioptres('sph', value)}</th>
            {cyl.map((of, column) => {
              const power = texts[row]?.[column] ?? '';
              const { cell, stored, now: available } = cellOf(power);
              const at = active.row === row && active.column === column;
              const edits = editing?.at.row === row && editing.at.column === column;
              return (
                <MatrixCell
                  key={of}
                  row={row}
                  column={column}
                  name={formatMessage('optical.cellName', {
                    sph: dioptres('sph', value),
                    cyl: dioptres('cyl', of),
                  })}
                  stored={stored === null ? '' : quantityText(stored)}
                  typed={cell?.text}
                  stock={cell && countedIn(cell) === undefined ? 'unknown' : stockOf(available)}
                  problem={problems[power]}
                  active={at}
                  editing={edits ? editing.text : undefined}
                  onFocus={onFocus}
                  onBegin={onBegin}
                  onText={onText}
                  onCommit={onCommit}
                />
              );
            })}
            <td data-total>{quantityText(sumOf(now[row] ?? []))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{formatMessage('optical.total')}</th>
          {cyl.map((value, column) => (
            <td key={value} data-total>
              {quantityText(sumOf(now.map((row) => row[column] ?? 0)))}
            </td>
          ))}
          <td data-total>{quantityText(sumOf(now.flat()))}</td>
        </tr>
      </tfoot>
    </chakra.table>
  );
}

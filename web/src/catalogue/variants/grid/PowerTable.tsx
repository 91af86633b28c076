import { formatMessage, type Milli } from '@galla/domain';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { useEventCallback } from '../../../ui/useEventCallback.ts';
import type { At } from '../../optical/matrix/block.ts';
import { focusCell, placeOf, walkTo } from '../../optical/matrix/walk.ts';
import { cellName, dioptres } from './cellName.ts';
import { variantAt, type LensGrid } from './place.ts';
import { PowerCell } from './PowerCell.tsx';
import { powerLook } from './powerLook.ts';

interface Props {
  label: string;
  grid: LensGrid;
  /** The cell in the tab order. */
  at: At;
  /** The typed power matches that cell. */
  meant: boolean;
  tracked: boolean;
  quantityOf: (variantId: string) => Milli;
  /** The eyes that a power is prescribed for; usually empty. */
  eyesAt: (at: At) => string;
  onAt: (at: At) => void;
  /** Adds or removes one of a power; `none` removes all. */
  onStep: (at: At, step: 'more' | 'less' | 'none') => void;
  ref: RefObject<HTMLTableElement | null>;
}

const STEPS: Readonly<Record<string, 'more' | 'less' | 'none'>> = {
  Enter: 'more',
  ' ': 'more',
  '+': 'more',
  '=': 'more',
  '-': 'less',
  Delete: 'none',
  Backspace: 'none',
};

/** Spheres by cylinders: pressing a cell adds one, arrows move, plus and minus change the quantity. */
export function PowerTable(props: Props) {
  const { label, grid, at, meant, tracked, quantityOf, eyesAt, onAt, onStep, ref } = props;
  const size = { rows: grid.sph.length, columns: grid.cyl.length };
  const onFocus = useEventCallback((row: number, column: number) => onAt({ row, column }));
  const onTake = useEventCallback((row: number, column: number) => onStep({ row, column }, 'more'));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const from = placeOf(event.target);
    if (from === undefined || event.altKey) return;
    const to = walkTo(event, from, size);
    const step = event.ctrlKey || event.metaKey ? undefined : STEPS[event.key];
    if (to) focusCell(event.currentTarget, to);
    else if (step) onStep(from, step);
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    const cell = ref.current?.querySelector(`[data-at="${at.row} ${at.column}"]`);
    cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [ref, at.row, at.column]);
  return (
    <chakra.table ref={ref} role="grid" aria-label={label} css={powerLook} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          <th scope="col">{formatMessage('optical.sphByCyl')}</th>
          {grid.cyl.map((cyl) => (
            <th key={cyl} scope="col">
              {dioptres('cyl', cyl)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {grid.sph.map((sph, row) => (
          <tr key={sph}>
            <th scope="row">{dioptres('sph', sph)}</th>
            {grid.cyl.map((cyl, column) => {
              const variant = variantAt(grid, { row, column });
              const active = at.row === row && at.column === column;
              return (
                <PowerCell
                  key={cyl}
                  row={row}
                  column={column}
                  name={cellName(grid, { row, column })}
                  available={variant && tracked ? variant.available : variant ? undefined : null}
                  chosen={variant ? quantityOf(variant.id) : 0}
                  eyes={eyesAt({ row, column })}
                  active={active}
                  meant={active && meant}
                  onFocus={onFocus}
                  onTake={onTake}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

import { eyeName, formatMessage, powerCell, type Milli, type PrescribedPower } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { useRef, type KeyboardEvent } from 'react';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { focusCell } from '../../optical/matrix/walk.ts';
import { withMinus } from '../../optical/variants/listed.ts';
import { serves, type LensGrid } from './place.ts';
import { PowerTable } from './PowerTable.tsx';
import { usePowers } from './usePowers.ts';

interface Props {
  /** At least one. */
  grids: readonly LensGrid[];
  /** The prescription of the customer's eyes. */
  eyes: readonly PrescribedPower[];
  tracked: boolean;
  quantityOf: (variantId: string) => Milli;
  onQuantity: (variantId: string, quantity: Milli) => void;
  wanted: string;
  onWanted: (text: string) => void;
}

const nameOf = ({ name }: LensGrid): string => name || formatMessage('optical.plainLens');

/** Selects powers of a lens by sphere and cylinder: by typing, with arrow keys, or by pressing. */
export function PowerPicker({ grids, eyes, tracked, quantityOf, onQuantity, wanted, onWanted }: Props) {
  const powers = usePowers({ grids, eyes, tracked, quantityOf, onQuantity });
  const table = useRef<HTMLTableElement>(null);
  const { at } = powers;
  const grid = grids[at.grid] ?? grids[0];
  if (!grid) return null;
  const eyesAt = ({ row, column }: { row: number; column: number }): string => {
    const cell = powerCell({ sph: grid.sph[row] ?? 0, cyl: grid.cyl[column] ?? 0 });
    const here = eyes.filter(({ power }) => powerCell(power) === cell && serves(grid, power));
    return here.map(({ side }) => eyeName(side)).join(', ');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && powers.takeTyped(wanted)) onWanted('');
    else if (event.key === 'ArrowDown' || (event.key === 'Enter' && wanted.trim() !== '')) {
      if (table.current) focusCell(table.current, at);
    } else return;
    event.preventDefault();
  };
  return (
    <Box display="flex" flexDirection="column" gap="2" minW="0">
      <SearchField
        label={formatMessage('catalogue.findPower')}
        value={wanted}
        onKeyDown={onKeyDown}
        onChange={(text) => {
          onWanted(text);
          powers.seek(text);
        }}
      />
      {grids.length > 1 && (
        <SelectField
          label={formatMessage('optical.whichLens')}
          options={grids.map((one) => ({ value: one.key, label: nameOf(one) }))}
          value={grid.key}
          onValue={(key) => powers.showGrid(grids.findIndex((one) => one.key === key))}
        />
      )}
      {eyes.length > 0 && (
        <HStack wrap="wrap" gap="2">
          {eyes.map((eye) => (
            <Button key={eye.side} variant="outline" size="sm" onClick={() => powers.takeEye(eye)}>
              {eyeName(eye.side)}: {eye.text.split(' ').map(withMinus).join(' ')}
            </Button>
          ))}
        </HStack>
      )}
      <Box maxH="panel" overflow="auto" borderBlock="1px solid" borderColor="border">
        <PowerTable
          key={grid.key}
          ref={table}
          label={formatMessage('catalogue.powersOf', { name: nameOf(grid) })}
          grid={grid}
          at={at}
          meant={powers.meant}
          tracked={tracked}
          quantityOf={quantityOf}
          eyesAt={eyesAt}
          onAt={(cell) => powers.setAt({ grid: at.grid, ...cell })}
          onStep={(cell, by) => powers.step({ grid: at.grid, ...cell }, by)}
        />
      </Box>
      <Box asChild textStyle="second" color="fg.muted">
        <output>{powers.status || formatMessage('catalogue.powerKeys')}</output>
      </Box>
    </Box>
  );
}

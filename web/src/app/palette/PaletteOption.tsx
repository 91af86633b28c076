import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { Mrp } from '../../catalogue/Mrp.tsx';
import { itemName } from '../../ui/itemName.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import type { Choice } from './choice.ts';

interface Props {
  id: string;
  choice: Choice;
  current: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: { base: 'control.lg', md: 'row' },
    px: { base: '4', md: '5' },
    py: '1',
    cursor: 'button',
    '&[aria-selected=true]': { bg: 'accent.subtle', boxShadow: 'inset 3px 0 0 {colors.accent.solid}' },
    _icon: { boxSize: 'icon', flexShrink: '0', color: 'fg.muted' },
  },
});

/** One choice of the palette. The focus stays in the field; the current choice scrolls into view. */
export function PaletteOption({ id, choice, current, onPoint, onChoose }: Props) {
  const { label, second, amount, mrp, icon: Icon } = choice;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current) row.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <Row
      ref={row}
      id={id}
      role="option"
      aria-selected={current}
      // A press would take the focus from the field and close a phone's keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={onChoose}
    >
      <Icon strokeWidth={1.75} aria-hidden />
      <Box flex="1" minW="0">
        <Box textStyle="rowTitle" overflowWrap="anywhere">
          {itemName(label)}
        </Box>
        {second !== undefined && (
          <Box textStyle="second" color="fg.muted" truncate>
            {second}
          </Box>
        )}
      </Box>
      {(amount !== undefined || mrp !== undefined) && (
        <Box textAlign="end">
          {amount !== undefined && <MoneyText amount={amount} />}
          <Mrp amount={mrp} />
        </Box>
      )}
    </Row>
  );
}

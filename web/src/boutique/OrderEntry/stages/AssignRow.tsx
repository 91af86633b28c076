import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { GripVertical } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import Autocomplete from '../../../ui/Autocomplete.tsx';
import { Labelled } from '../../../ui/Labelled.tsx';
import { choicesOf } from '../../../ui/choicesOf.ts';
import { useDrag, type Side } from '../../reorder/useDrag.ts';
import type { Shop, ShopStage } from '../shop/useShop.ts';

interface Props {
  stage: ShopStage;
  /** Its displayed position, from 1. */
  place: number;
  employees: Shop['employees'];
  chosen: readonly string[];
  onChosen: (employees: readonly string[]) => void;
  /** Picked up by keyboard. */
  lifted: boolean;
  mayMove: boolean;
  onKey: (event: KeyboardEvent) => void;
  onLeave: () => void;
  onDrop: (dragId: string, side: Side) => void;
}

/** A stage with its handle and the employees assigned to it. */
export function AssignRow(props: Props) {
  const { stage, place, employees, chosen, onChosen, lifted, mayMove, onKey, onLeave, onDrop } = props;
  const row = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const { dragged, over } = useDrag(row, handle, {
    id: stage.id,
    list: 'order-stages',
    shape: 'rows',
    mayDrag: mayMove,
    onDrop,
  });
  return (
    <HStack
      ref={row}
      align="flex-end"
      gap="2"
      py="2"
      borderBottom="1px solid"
      borderColor="border"
      bg="bg"
      {...(lifted && { boxShadow: 'float' })}
      {...(dragged && { opacity: 'disabled' })}
      {...(over && { boxShadow: `inset 0 ${over === 'before' ? '2px' : '-2px'} {colors.accent.solid}` })}
    >
      {mayMove && (
        <Button
          ref={handle}
          variant="plain"
          px="2"
          cursor="grab"
          aria-label={formatMessage('boutique.moveStage', { name: stage.name })}
          aria-pressed={lifted}
          onKeyDown={onKey}
          onBlur={onLeave}
        >
          <GripVertical strokeWidth={1.75} aria-hidden />
        </Button>
      )}
      <Box flex="1" minW="0">
        <Labelled label={`${place}. ${stage.name}`} {...peopleWord(employees, chosen)}>
          <Autocomplete options={choicesOf(employees)} chosen={chosen} many onChosen={onChosen} />
        </Labelled>
      </Box>
    </HStack>
  );
}

/** Names of the chosen employees, shown below the field because the field shows only the typed text. */
const peopleWord = (employees: Shop['employees'], chosen: readonly string[]): { hint?: string } => {
  const names = employees.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  return names.length === 0 ? {} : { hint: names.join(', ') };
};

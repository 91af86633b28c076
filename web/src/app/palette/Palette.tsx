import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { Span } from '@chakra-ui/react/span';
import { useId } from 'react';
import { TableFoot } from '../../ui/TableFoot.tsx';
import type { Choice } from './choice.ts';
import { PaletteField } from './PaletteField.tsx';
import { optionId, PaletteList } from './PaletteList.tsx';
import { PaletteNotes } from './PaletteNotes.tsx';
import type { Choices } from './useChoices.ts';
import { usePalette } from './usePalette.ts';

interface BodyProps {
  known: Choices;
  onChosen: (choice: Choice) => void;
}

function PaletteBody({ known, onChosen }: BodyProps) {
  const state = usePalette(known, onChosen);
  const listId = useId();
  const activeId = state.current < 0 ? undefined : optionId(listId, state.current);
  return (
    <>
      <PaletteField state={state} listId={listId} activeId={activeId} />
      <Box position="relative" flex="1" minH="0" overflowY="auto" layerStyle="section" pt="0">
        <PaletteList id={listId} state={state} />
        <PaletteNotes state={state} />
      </Box>
      <Box hideBelow="md">
        <TableFoot
          hints={[
            [['ArrowUp', 'ArrowDown'], formatMessage('shell.keyMove')],
            [['Enter'], formatMessage('shell.keyChoose')],
            [['Esc'], formatMessage('shell.keyClose')],
          ]}
        />
      </Box>
    </>
  );
}

interface Props extends BodyProps {
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Finds any screen, customer, document or order by a few letters. Fills the height of a phone. */
export default function Palette({ known, open, onOpen, onChosen }: Props) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => onOpen(details.open)}
      size="lg"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner alignItems={{ md: 'flex-start' }} pt={{ md: '20' }}>
          <Dialog.Content maxH={{ md: '70dvh' }}>
            <Dialog.Title asChild>
              <Span srOnly>{formatMessage('palette.title')}</Span>
            </Dialog.Title>
            <PaletteBody known={known} onChosen={onChosen} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

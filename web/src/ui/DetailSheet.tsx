import { Drawer } from '@chakra-ui/react/drawer';
import { HStack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import { Sheet, SheetClose } from './Sheet.tsx';

interface Props {
  head: ReactNode;
  open: boolean;
  onClose: () => void;
  /** Scrollable content. */
  children: ReactNode;
  foot: ReactNode;
}

/** The open record as a sheet over its list, below 1200 px. */
export default function DetailSheet({ head, open, onClose, children, foot }: Props) {
  return (
    <Sheet open={open} onOpen={(next) => !next && onClose()} size="md">
      <Drawer.Header>
        <Drawer.Title asChild>
          <HStack flex="1" minW="0">
            {head}
          </HStack>
        </Drawer.Title>
        <SheetClose />
      </Drawer.Header>
      <Drawer.Body>{children}</Drawer.Body>
      {foot !== undefined && <Drawer.Footer justifyContent="flex-start">{foot}</Drawer.Footer>}
    </Sheet>
  );
}

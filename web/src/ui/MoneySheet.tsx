import { Box } from '@chakra-ui/react/box';
import { Drawer } from '@chakra-ui/react/drawer';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHeaderTools } from './headerTools.ts';
import { Sheet, SheetClose } from './Sheet.tsx';

interface Props {
  title: string;
  /** Beside the title. */
  aside: ReactNode;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Above the scrolling content. */
  head: ReactNode;
  /** Scrollable content. */
  children: ReactNode;
  foot: ReactNode;
}

/** The money column as a sheet, below 1200 px. */
export default function MoneySheet({ title, aside, open, onOpen, head, children, foot }: Props) {
  const { offline } = useHeaderTools();
  return (
    <Sheet open={open} onOpen={onOpen} size="lg">
      <Drawer.Header>
        <SheetClose icon={ChevronDown} />
        <Drawer.Title>{title}</Drawer.Title>
        {offline}
        {aside}
      </Drawer.Header>
      {head !== undefined && (
        <Box px={{ base: '4', md: '5' }} flexShrink="0">
          {head}
        </Box>
      )}
      <Drawer.Body>{children}</Drawer.Body>
      {foot}
    </Sheet>
  );
}

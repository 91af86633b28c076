import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWide } from './useWide.ts';
import { whenOpened } from './whenOpened.tsx';

// Loaded on demand: desktops show the column and need no sheet.
const MoneySheet = whenOpened(() => import('./MoneySheet.tsx'));

interface AsideProps {
  /** Its name, and the title of the sheet: "Cart". */
  title: string;
  width: 'cart' | 'payment' | 'summary' | 'selection';
  /** Above the scrolling content: always visible, like the foot. */
  head?: ReactNode;
  /** Scrollable content. */
  children: ReactNode;
  /** Totals and the main action: always visible. */
  foot?: ReactNode;
}

interface Props extends AsideProps {
  /** Beside the sheet's title: "5 items · quantity 8.5". */
  aside?: ReactNode;
  /** At the left of the bottom bar: the column's label and figure. */
  figure: ReactNode;
  openLabel: string;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The column itself, separated from the content by the margin's double rule; from 1200 px. */
export function MoneyAside({ title, width, head, children, foot }: AsideProps) {
  return (
    <Box
      asChild
      layerStyle="margin"
      w={`column.${width}`}
      flexShrink="0"
      display="flex"
      flexDirection="column"
      minH="0"
    >
      <aside aria-label={title}>
        {head !== undefined && (
          <Box px="5" pt="2" flexShrink="0">
            {head}
          </Box>
        )}
        <Box
          position="relative"
          flex="1"
          minH="0"
          overflowY="auto"
          px="5"
          pt={head === undefined ? '2' : '0'}
          pb="2"
        >
          {children}
        </Box>
        {foot}
      </aside>
    </Box>
  );
}

/**
 * The money column: beside the content from 1200 px, separated by the margin's double rule. Below that a bottom bar
 * shows the figure, and the column opens as a sheet.
 */
export function MoneyColumn(props: Props) {
  const { title, width, aside, figure, openLabel, open, onOpen, head, children, foot } = props;
  const wide = useWide();
  if (wide) {
    return (
      <MoneyAside title={title} width={width} head={head} foot={foot}>
        {children}
      </MoneyAside>
    );
  }
  return (
    <>
      <HStack
        layerStyle="marginTop"
        zIndex="bar"
        flexShrink="0"
        bg="bg"
        px={{ base: '4', md: '5' }}
        py="3"
        gap="4"
      >
        <Box flex="1" minW="0">
          {figure}
        </Box>
        <Button size="lg" aria-haspopup="dialog" onClick={() => onOpen(true)}>
          {openLabel}
          <ChevronUp strokeWidth={2} aria-hidden />
        </Button>
      </HStack>
      <MoneySheet title={title} aside={aside} open={open} onOpen={onOpen} head={head} foot={foot}>
        {children}
      </MoneySheet>
    </>
  );
}

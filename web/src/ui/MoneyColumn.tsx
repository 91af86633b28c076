import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWide } from './useWide.ts';
import { whenOpened } from './whenOpened.tsx';

// A desk has the column, and no drawer.
const MoneySheet = whenOpened(() => import('./MoneySheet.tsx'));

interface AsideProps {
  /** Its name, and the title of the sheet: "Cart". */
  title: string;
  width: 'cart' | 'payment' | 'summary' | 'selection';
  /** Over what scrolls: always in sight, like the foot. */
  head?: ReactNode;
  /** Scrolls. */
  children: ReactNode;
  /** Totals and the main act: always in sight. */
  foot?: ReactNode;
}

interface Props extends AsideProps {
  /** Beside the sheet's title: "5 items · quantity 8.5". */
  aside?: ReactNode;
  /** The left of the bottom bar: what the column is about and its figure. */
  figure: ReactNode;
  openLabel: string;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The column itself, parted from the content by the margin's double rule; for screens from 1200 px. */
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
 * Where the money stands: beside the content from 1200 px, parted from it by the margin's double rule. Below that the
 * figure and the way to the rest are a bottom bar, and the column opens as a sheet.
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

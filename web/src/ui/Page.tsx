import { Box, type BoxProps } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

interface ContentProps extends BoxProps {
  /** Sticks to the bottom while the content scrolls: keyboard hints and pagination, or a phone's main action. */
  foot?: ReactNode;
}

/**
 * The content below the header: full width, with page padding, scrolls by itself. Positioned, as all scroll
 * containers must be: visually hidden elements are absolute and would otherwise lengthen the page.
 */
export function PageContent({ children, foot, ...rest }: ContentProps) {
  return (
    <Box display="flex" flexDirection="column" flex="1" minH="0" minW="0">
      <Box
        position="relative"
        flex="1"
        minH="0"
        overflowY="auto"
        px={{ base: '4', md: '5' }}
        py="4"
        {...rest}
      >
        {children}
      </Box>
      {foot}
    </Box>
  );
}

interface ColumnsProps {
  children: ReactNode;
  /** A MoneyColumn. */
  column: ReactNode;
}

/** Content with the money column on its right; below 1200 px the column is the bottom bar. */
export function PageColumns({ children, column }: ColumnsProps) {
  return (
    <Box display="flex" flexDirection={{ base: 'column', lg: 'row' }} flex="1" minH="0">
      {children}
      {column}
    </Box>
  );
}

import { Box, type BoxProps } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

interface ContentProps extends BoxProps {
  /** What stays at the foot while the content scrolls: keys and paging, or a phone's main act. */
  foot?: ReactNode;
}

/**
 * The content under the header: full width, page edges, scrolls by itself. Positioned, as everything that scrolls must
 * be: what only screen readers see is placed absolutely and would otherwise lengthen the page.
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

/** Content with the money column at its right; below 1200 px the column is the bottom bar. */
export function PageColumns({ children, column }: ColumnsProps) {
  return (
    <Box display="flex" flexDirection={{ base: 'column', lg: 'row' }} flex="1" minH="0">
      {children}
      {column}
    </Box>
  );
}

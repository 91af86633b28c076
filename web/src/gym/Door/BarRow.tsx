import { formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';

interface Props {
  /** Label of the bar. */
  children: ReactNode;
  visits: number;
  /** Length of the longest bar in the list. */
  most: number;
}

/** A list row that shows a number of visits as a bar and a figure. */
export const BarRow = ({ children, visits, most }: Props) => (
  <HStack asChild gap="3" minH="7">
    <li>
      {children}
      <Box flex="1" aria-hidden>
        <Box h="3" bg="accent.solid" style={{ width: `${(visits / Math.max(1, most)) * 100}%` }} />
      </Box>
      <Box w="16" flexShrink="0" textAlign="end" whiteSpace="nowrap">
        {formatCount('door.visitsOf', visits)}
      </Box>
    </li>
  </HStack>
);

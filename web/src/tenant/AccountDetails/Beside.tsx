import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Beside it from 1200 px, under it below. */
  preview: ReactNode;
}

/** A form, and beside it what comes of it. */
export function Beside({ children, preview }: Props) {
  return (
    <Box
      display="flex"
      flexDirection={{ base: 'column', lg: 'row' }}
      alignItems={{ base: 'center', lg: 'flex-start' }}
      gap={{ base: '8', lg: '24' }}
    >
      <Box w="full" maxW="dialog" layerStyle="section">
        {children}
      </Box>
      <Box w="full" maxW="scan">
        {preview}
      </Box>
    </Box>
  );
}

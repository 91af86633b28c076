import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Beside the form from 1200 px, below it on smaller screens. */
  preview: ReactNode;
}

/** A form with a preview of its result. */
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

import type { QrSettings } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

interface Props {
  look: QrSettings;
  children: ReactNode;
}

/** The accent line with the QR code below it, with the quiet zone and the frame in the shop's colours. */
export function QrFrame({ look, children }: Props) {
  return (
    <Box borderTop="3px solid" borderColor="accent.solid" display="flex" justifyContent="center">
      <Box
        display="inline-flex"
        p="5"
        maxW="full"
        style={{
          background: look.background,
          borderStyle: 'none solid solid',
          borderWidth: look.borderWidth,
          borderColor: look.borderColour,
          borderRadius: `0 0 ${look.borderRadius}px ${look.borderRadius}px`,
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

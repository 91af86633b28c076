import { Box } from '@chakra-ui/react/box';
import { VStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What this place is for, in one sentence. */
  explained?: string;
  /** The first step as the main button, the second as a text button. */
  children?: ReactNode;
}

/** Nothing here yet: a line with a dashed drawer pull below, and the first step. */
export function EmptyState({ title, explained, children }: Props) {
  return (
    <VStack textAlign="center" gap="3" py="16" px="4">
      <chakra.svg viewBox="0 0 214 60" w="full" maxW="menu" aria-hidden>
        <chakra.path d="M0 2h214" stroke="fg" strokeWidth="3" />
        <chakra.path
          d="M66 16h82c0 24-18 40-41 40S66 40 66 16Z"
          fill="none"
          stroke="border.emphasized"
          strokeWidth="2"
          strokeDasharray="7 6"
        />
      </chakra.svg>
      <Box textStyle="person" mt="6">
        {title}
      </Box>
      {explained !== undefined && (
        <Box color="fg.muted" maxW="sheet">
          {explained}
        </Box>
      )}
      {children}
    </VStack>
  );
}

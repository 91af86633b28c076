import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  /** Number of entries. */
  count?: number;
  /** At the end of the heading: the button that adds an entry. */
  act?: ReactNode;
  children: ReactNode;
}

/** A titled section of the customer's page, below a rule. */
export function CustomerPart({ title, count, act, children }: Props) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} layerStyle="section" minW="0">
      <HStack justify="space-between" minH="9" gap="3">
        <chakra.h2 id={id} textStyle="section">
          {title}
          {count !== undefined && (
            <Box as="span" color="fg.subtle" fontWeight="normal" ms="2">
              {count}
            </Box>
          )}
        </chakra.h2>
        {act}
      </HStack>
      <Box mt="1">{children}</Box>
    </chakra.section>
  );
}

import { Box, type BoxProps } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';

interface Props extends Omit<BoxProps, 'title'> {
  title: string;
  /** Below or beside the title: a total. */
  beside?: ReactNode;
  /** On the right: a figure or a switch. */
  end?: ReactNode;
}

/** A section below a rule. On a phone `order` positions it among the sections of both columns. */
export function Section({ title, beside, end, children, ...rest }: Props) {
  const id = useId();
  return (
    <Box asChild layerStyle="section" w="full" minW="0" {...rest}>
      <section aria-labelledby={id}>
        <HStack justify="space-between" align="baseline" gap="3" mb="2">
          <Box minW="0">
            <chakra.h2 id={id} textStyle="section" display="inline">
              {title}
            </chakra.h2>
            {beside !== undefined && (
              <Box as="span" color="fg.muted" ms="2">
                {beside}
              </Box>
            )}
          </Box>
          {end}
        </HStack>
        {children}
      </section>
    </Box>
  );
}

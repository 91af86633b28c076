import { Box, type BoxProps } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';

interface Props extends Omit<BoxProps, 'title'> {
  title: string;
  /** Under or beside the title: a sum of all. */
  beside?: ReactNode;
  /** At the right: a figure or a switch. */
  end?: ReactNode;
}

/** A section under an ink rule. On a phone `order` says where it stands among those of both columns. */
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

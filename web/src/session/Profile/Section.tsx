import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  /** A secondary sentence below the heading. */
  explained?: string;
  children: ReactNode;
}

/** A section of the profile, below its line. */
export function Section({ title, explained, children }: Props) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} layerStyle="section" minW="0">
      <chakra.h2 id={id} textStyle="section">
        {title}
      </chakra.h2>
      {explained !== undefined && (
        <Box textStyle="second" color="fg.subtle">
          {explained}
        </Box>
      )}
      <Box mt="3">{children}</Box>
    </chakra.section>
  );
}

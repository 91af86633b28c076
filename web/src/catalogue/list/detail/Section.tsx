import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

interface Props {
  heading: string;
  children: ReactNode;
}

/** A section of the open item, below a rule. */
export const Section = ({ heading, children }: Props) => (
  <Box asChild layerStyle="section" mt="5">
    <section>
      <Box asChild textStyle="section" mb="1">
        <h2>{heading}</h2>
      </Box>
      {children}
    </section>
  </Box>
);

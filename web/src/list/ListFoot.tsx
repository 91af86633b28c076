import { Box } from '@chakra-ui/react/box';
import type { ComponentProps, ReactNode } from 'react';
import { TableFoot } from '../ui/TableFoot.tsx';

interface Props extends ComponentProps<typeof TableFoot> {
  /** What can be done with the selected rows, over the keys. */
  bar?: ReactNode;
}

/** Keys left, pagination right; stays at the foot of what scrolls. */
export const ListFoot = ({ bar, ...foot }: Props) => (
  <Box position="sticky" bottom="0" mt="auto" mx={{ base: '-4', md: '-5' }} bg="bg" zIndex="sticky">
    {bar}
    <TableFoot {...foot} />
  </Box>
);

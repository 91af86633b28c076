import { Box } from '@chakra-ui/react/box';
import type { ComponentProps, ReactNode } from 'react';
import { TableFoot } from '../ui/TableFoot.tsx';

interface Props extends ComponentProps<typeof TableFoot> {
  /** Actions for the selected rows, above the keyboard hints. */
  bar?: ReactNode;
}

/** Keyboard hints on the left, pagination on the right; sticks to the bottom of the scroll container. */
export const ListFoot = ({ bar, ...foot }: Props) => (
  <Box position="sticky" bottom="0" mt="auto" mx={{ base: '-4', md: '-5' }} bg="bg" zIndex="sticky">
    {bar}
    <TableFoot {...foot} />
  </Box>
);

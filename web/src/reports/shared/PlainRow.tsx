import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { OneLine } from '../../ui/OneLine.tsx';

interface Props {
  title: ReactNode;
  second: ReactNode;
  figure: ReactNode;
}

/** A row of a phone's list that is not a link: name, second line, and a figure on the right. */
export const PlainRow = ({ title, second, figure }: Props) => (
  <Box
    display="flex"
    justifyContent="space-between"
    gap="3"
    px="4"
    py="2"
    borderBottom="1px solid"
    borderColor="border"
  >
    <Box minW="0">
      <OneLine textStyle="rowTitle">{title}</OneLine>
      <OneLine textStyle="second" color="fg.subtle">
        {second}
      </OneLine>
    </Box>
    {figure}
  </Box>
);

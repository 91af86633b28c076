import type { Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import type { ReactNode } from 'react';
import { MoneyText } from './MoneyText.tsx';

interface Props {
  label: string;
  /** A number beside the label. */
  count?: number;
  amount: Paise;
  strong?: boolean;
  /** Between label and amount. */
  act?: ReactNode;
}

/** A line with a label and an amount. Must be inside a `dl`. */
export const FigureRow = ({ label, count, amount, strong = false, act }: Props) => (
  <Box display="flex" alignItems="center" minH="7" gap="2" {...(strong && { fontWeight: 'semibold' })}>
    <Box asChild minW="0" flex="1" {...(!strong && { color: 'fg.muted' })}>
      <dt>
        {label}
        {count !== undefined && (
          <Span color="fg.subtle" textStyle="second" ms="2">
            {count}
          </Span>
        )}
      </dt>
    </Box>
    <Box asChild display="flex" alignItems="center" gap="2">
      <dd>
        {act}
        <MoneyText amount={amount} dashAtZero={!strong} />
      </dd>
    </Box>
  </Box>
);

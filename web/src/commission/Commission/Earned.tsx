import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { paiseOf } from '../../app/graph/scalars.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import type { Sale } from './columns.tsx';

/** What a sale earned; what is only expected of it in quiet ink, and named so. Nothing is a dash. */
export function Earned({ sale: { earned, expected } }: { sale: Pick<Sale, 'earned' | 'expected'> }) {
  if (expected == null || paiseOf(expected) === 0)
    return <MoneyText amount={paiseOf(earned)} dashAtZero fontWeight="semibold" />;
  return (
    <Box color="fg.subtle" fontWeight="normal" lineHeight="short">
      <MoneyText amount={paiseOf(expected)} />
      <Box textStyle="second">{formatMessage('commission.expected')}</Box>
    </Box>
  );
}

import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, readInlineData } from 'relay-runtime';
import type { Earned_sale$key } from '../../__generated__/Earned_sale.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';

/** What a sale earned; what is only expected of it in quiet ink, and named so. Nothing is a dash. */
export function Earned({ sale }: { sale: Earned_sale$key }) {
  const { earned, expected } = readInlineData(
    graphql`
      fragment Earned_sale on CommissionRow @inline {
        earned
        expected
      }
    `,
    sale,
  );
  if (expected == null || paiseOf(expected) === 0)
    return <MoneyText amount={paiseOf(earned)} dashAtZero fontWeight="semibold" />;
  return (
    <Box color="fg.subtle" fontWeight="normal" lineHeight="short">
      <MoneyText amount={paiseOf(expected)} />
      <Box textStyle="second">{formatMessage('commission.expected')}</Box>
    </Box>
  );
}

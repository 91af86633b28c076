import { formatMessage, formatRupees } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, readInlineData } from 'relay-runtime';
import type { Earned_sale$key } from '../../__generated__/Earned_sale.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';

/**
 * The commission of a sale, with what is still expected below it. A purely expected amount is muted and
 * labelled; zero is a dash.
 */
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
  if (paiseOf(earned) > 0)
    return (
      <Box>
        <MoneyText amount={paiseOf(earned)} fontWeight="semibold" />
        <Box textStyle="second" color="fg.subtle" whiteSpace="nowrap">
          {formatMessage('commission.stillExpected', { amount: formatRupees(paiseOf(expected)) })}
        </Box>
      </Box>
    );
  return (
    <Box color="fg.subtle" fontWeight="normal">
      <MoneyText amount={paiseOf(expected)} />
      <Box textStyle="second">{formatMessage('commission.expected')}</Box>
    </Box>
  );
}

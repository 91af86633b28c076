import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { PaidShare_detail$key } from '../../__generated__/PaidShare_detail.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { FigureRow } from '../../ui/FigureRow.tsx';

/**
 * How much of a bill's commission is earned by payments, and how much is still expected; nothing if it was
 * all earned at once.
 */
export function PaidShare({ detail }: { detail: PaidShare_detail$key }) {
  const { earned, expected, onMoney } = useFragment(
    graphql`
      fragment PaidShare_detail on CommissionDetail {
        earned
        expected
        onMoney
      }
    `,
    detail,
  );
  if (!onMoney) return null;
  return (
    <Box mt="3">
      <dl>
        <FigureRow label={formatMessage('commission.earnedNow')} amount={paiseOf(earned)} strong />
        <FigureRow label={formatMessage('commission.card.expected')} amount={paiseOf(expected)} />
      </dl>
      <Box color="fg.muted" textStyle="second" mt="2">
        {formatMessage('commission.onMoney')}
      </Box>
    </Box>
  );
}

import { formatDayNear, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { PaidLine_statement$key } from '../../__generated__/PaidLine_statement.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { modeWord } from '../../billing/index.ts';

/** Who closed a month and when, and how it was paid. */
export function PaidLine({ statement }: { statement: PaidLine_statement$key }) {
  const { closedAt, closedBy, paid } = useFragment(
    graphql`
      fragment PaidLine_statement on EarningsStatement {
        closedAt
        closedBy
        paid {
          on
          mode
          by
        }
      }
    `,
    statement,
  );
  const { dateTimeNear, today } = useShopClock();
  return (
    <Box color="fg.muted" textStyle="second" mt="2">
      <Box>{formatMessage('earnings.closedBy', { name: closedBy, time: dateTimeNear(closedAt) })}</Box>
      {paid != null && (
        <Box color="paid.fg">
          {formatMessage('earnings.paidBy', {
            day: formatDayNear(paid.on, today),
            mode: modeWord(paid.mode),
            name: paid.by,
          })}
        </Box>
      )}
    </Box>
  );
}

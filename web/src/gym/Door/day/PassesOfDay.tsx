import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { graphql, useFragment } from 'react-relay';
import type { PassesOfDay_day$key } from '../../../__generated__/PassesOfDay_day.graphql.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { MoneyText } from '../../../ui/MoneyText.tsx';

/** The day passes used on a day: when each was sold, and what was paid. */
export function PassesOfDay({ day }: { day: PassesOfDay_day$key }) {
  const { time } = useShopClock();
  const { dayPasses } = useFragment(
    graphql`
      fragment PassesOfDay_day on DoorDay {
        dayPasses {
          passCode
          name
          total
          soldAt
        }
      }
    `,
    day,
  );
  const paid = dayPasses.map(({ total }) => paiseOf(total));
  return (
    <Box asChild mt="6">
      <section aria-label={formatMessage('door.passes')}>
        <HStack justify="space-between" minH="9">
          <Box asChild textStyle="section">
            <h2>{formatMessage('door.passes')}</h2>
          </Box>
          {paid.length > 1 && <MoneyText amount={paid.reduce((sum, amount) => sum + amount, 0)} />}
        </HStack>
        {dayPasses.length === 0 && <Box color="fg.muted">{formatMessage('door.passesNone')}</Box>}
        <ul>
          {dayPasses.map(({ passCode, name, total, soldAt }) => (
            <HStack
              key={passCode}
              asChild
              gap="3"
              minH="row.tall"
              borderBottom="1px solid"
              borderColor="border"
            >
              <li>
                <Box flex="1" minW="0" overflowWrap="anywhere">
                  {name}
                </Box>
                <Box color="fg.muted" whiteSpace="nowrap">
                  {time(soldAt)}
                </Box>
                <MoneyText amount={paiseOf(total)} />
              </li>
            </HStack>
          ))}
        </ul>
      </section>
    </Box>
  );
}

import { drawerDifference, formatMessage, formatRupees } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { CloseFigures_close$key } from '../../__generated__/CloseFigures_close.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { DaySums } from './DaySums.tsx';
import { FigureRow } from '../../ui/FigureRow.tsx';

/** A closed day: payments received, expected and counted cash, and who closed it. */
export function CloseFigures({ close }: { close: CloseFigures_close$key }) {
  const data = useFragment(
    graphql`
      fragment CloseFigures_close on DayClose {
        collected
        modes {
          ...DaySums_mode
        }
        collectors {
          ...DaySums_collector
        }
        opening
        cashReceived
        paidOut
        expenses {
          id
          purpose
          amount
        }
        shouldBe
        counted
        coins {
          value
          count
        }
        note
        closedAt
        closedBy
        reopenedAt
        reopenedBy
      }
    `,
    close,
  );
  const { dateTimeNear } = useShopClock();
  const counted = paiseOf(data.counted);
  const shouldBe = paiseOf(data.shouldBe);
  return (
    <>
      <DaySums modes={data.modes} collectors={data.collectors} collected={data.collected} />
      <Box asChild textStyle="rowTitle" mt="4" mb="1">
        <h3>{formatMessage('dayClose.drawer')}</h3>
      </Box>
      <dl>
        <FigureRow label={formatMessage('dayClose.opening')} amount={paiseOf(data.opening)} />
        <FigureRow label={formatMessage('dayClose.received')} amount={paiseOf(data.cashReceived)} />
        <FigureRow label={formatMessage('dayClose.paidOut')} amount={-paiseOf(data.paidOut)} />
      </dl>
      {data.expenses.length > 0 && (
        <Box asChild ps="4">
          <dl aria-label={formatMessage('dayClose.expenses')}>
            {data.expenses.map(({ id, purpose, amount }) => (
              <FigureRow key={id} label={purpose} amount={-paiseOf(amount)} />
            ))}
          </dl>
        </Box>
      )}
      <Box asChild borderTop="1px solid" borderColor="border.inverted" pt="1">
        <dl>
          <FigureRow label={formatMessage('dayClose.shouldBe')} amount={shouldBe} strong />
          <FigureRow label={formatMessage('dayClose.counted')} amount={counted} strong />
        </dl>
      </Box>
      {data.coins != null && data.coins.length > 0 && (
        <Box asChild ps="4" color="fg.muted">
          <dl aria-label={formatMessage('dayClose.coins')}>
            {data.coins.map(({ value, count }) => (
              <FigureRow
                key={value}
                label={formatMessage('dayClose.coinsTimes', { value: formatRupees(value * 100), count })}
                amount={value * count * 100}
              />
            ))}
          </dl>
        </Box>
      )}
      <Box color={counted === shouldBe ? 'fg.muted' : 'part.fg'} textAlign="end">
        {drawerDifference(counted, shouldBe)}
      </Box>
      {data.note != null && <Box mt="2">{data.note}</Box>}
      <Box mt="3" color="fg.muted" textStyle="second">
        {formatMessage('dayClose.closedBy', { name: data.closedBy, time: dateTimeNear(data.closedAt) })}
      </Box>
      {data.reopenedAt != null && data.reopenedBy != null && (
        <Box color="part.fg" textStyle="second">
          {formatMessage('dayClose.reopenedBy', {
            name: data.reopenedBy,
            time: dateTimeNear(data.reopenedAt),
          })}
        </Box>
      )}
    </>
  );
}

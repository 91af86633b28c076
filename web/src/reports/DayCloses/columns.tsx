import { drawerDifference, formatDayNear, formatMessage, type Day } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, readInlineData } from 'relay-runtime';
import type { columns_close$key } from '../../__generated__/columns_close.graphql.ts';
import type { ShopClock } from '../../app/clock/useShopClock.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { OneLine } from '../../ui/OneLine.tsx';

export type Row = columns_close$key & { readonly id: string };

const readClose = (key: columns_close$key) =>
  readInlineData(
    graphql`
      fragment columns_close on DayClose @inline {
        day
        closedAt
        closedBy
        collected
        shouldBe
        counted
        reopenedAt
      }
    `,
    key,
  );

/** "₹2.50 short", or that the day was reopened. */
function resultOf(row: Row): string {
  const { shouldBe, counted, reopenedAt } = readClose(row);
  if (reopenedAt != null) return formatMessage('dayClose.wasReopened');
  return drawerDifference(paiseOf(counted), paiseOf(shouldBe));
}

const isRight = (row: Row): boolean => {
  const { shouldBe, counted, reopenedAt } = readClose(row);
  return reopenedAt == null && paiseOf(shouldBe) === paiseOf(counted);
};

const figure = (row: Row, money: string, strong = false) => (
  <MoneyText
    amount={paiseOf(money)}
    dashAtZero
    {...(strong && { fontWeight: 'semibold' })}
    {...(readClose(row).reopenedAt != null && { textDecoration: 'line-through', color: 'fg.subtle' })}
  />
);

/** The day, who closed it and when, and the amount in the drawer. */
export const columnsOf = (today: Day, dateTimeNear: ShopClock['dateTimeNear']): Column<Row>[] => [
  {
    key: 'day',
    heading: formatMessage('dayClose.day'),
    width: 'full',
    cell: (row) => {
      const { day, closedAt, closedBy } = readClose(row);
      return (
        <>
          <OneLine textStyle="rowTitle">{formatDayNear(day, today)}</OneLine>
          <OneLine textStyle="second" color="fg.subtle">
            {`${dateTimeNear(closedAt)} · ${closedBy}`}
          </OneLine>
        </>
      );
    },
  },
  {
    key: 'collected',
    heading: formatMessage('dayClose.collected'),
    end: true,
    cell: (row) => figure(row, readClose(row).collected, true),
  },
  {
    key: 'shouldBe',
    heading: formatMessage('dayClose.shouldBe'),
    end: true,
    minor: true,
    cell: (row) => figure(row, readClose(row).shouldBe),
  },
  {
    key: 'counted',
    heading: formatMessage('dayClose.counted'),
    end: true,
    cell: (row) => figure(row, readClose(row).counted),
  },
  {
    key: 'difference',
    heading: formatMessage('dayClose.difference'),
    end: true,
    cell: (row) => <Box color={isRight(row) ? 'fg.muted' : 'part.fg'}>{resultOf(row)}</Box>,
  },
];

/** A closed day on a phone: day, difference and amount collected. */
export const phoneRowOf = (
  today: Day,
  dateTimeNear: ShopClock['dateTimeNear'],
  onOpen: (id: string) => void,
) =>
  function DayClosePhoneRow(row: Row, current: boolean) {
    const { day, closedAt } = readClose(row);
    return (
      <ListRow
        title={formatDayNear(day, today)}
        second={`${dateTimeNear(closedAt)} · ${resultOf(row)}`}
        figure={figure(row, readClose(row).collected, true)}
        current={current}
        onChoose={() => onOpen(row.id)}
      />
    );
  };

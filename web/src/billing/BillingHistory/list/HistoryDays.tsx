import type { Day } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useShopClock, type ShopClock } from '../../../app/clock/useShopClock.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import type { HistoryRow } from '../useHistoryPage.ts';
import { dayHeading } from './dayHeading.ts';
import type { RowsProps } from './HistoryTable.tsx';

/** Rows by the shop's day, in their order. */
function rowsByDay(rows: readonly HistoryRow[], dayOf: ShopClock['dayOf']): Map<Day, HistoryRow[]> {
  const days = new Map<Day, HistoryRow[]>();
  for (const row of rows) {
    const day = dayOf(row.date);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return days;
}

/** The running number within year and series: all that differs from row to row. */
const serial = (number: string): string => number.split('/').at(-1) ?? number;

interface Props extends RowsProps {
  /** Under the heading of their day; else in one list, in which each says its day. */
  byDay: boolean;
}

/** The bills on a phone: one line with two facts each, under the heading of their day where they come by days. */
export function HistoryDays({ label, rows, current, onChoose, byDay }: Props) {
  const { today, dayOf, time, dateTimeNear } = useShopClock();
  const currentId = rows[current]?.id;
  const list = (bills: readonly HistoryRow[], when: (date: string) => string) => (
    <ul>
      {bills.map((row) => (
        <li key={row.id}>
          <ListRow
            title={row.customerName}
            second={`${serial(row.number)} · ${when(row.date)}`}
            figure={<MoneyText amount={row.total} struck={row.status === 'CANCELED'} />}
            tag={<StatusTag {...row} />}
            current={row.id === currentId}
            quiet={row.status === 'CANCELED'}
            onChoose={() => onChoose?.(row)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <Box asChild mx="-4">
      <section aria-label={label}>
        {!byDay && list(rows, dateTimeNear)}
        {byDay &&
          [...rowsByDay(rows, dayOf)].map(([day, bills]) => (
            <section key={day} aria-label={dayHeading(day, today)}>
              <Box
                position="sticky"
                top="-4"
                zIndex="sticky"
                px="4"
                py="1.5"
                bg="bg.subtle"
                borderBottom="1px solid"
                borderColor="border"
                textStyle="label"
                color="fg.muted"
              >
                {dayHeading(day, today)}
              </Box>
              {list(bills, time)}
            </section>
          ))}
      </section>
    </Box>
  );
}

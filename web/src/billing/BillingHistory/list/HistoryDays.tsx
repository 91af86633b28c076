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
function byDay(rows: readonly HistoryRow[], dayOf: ShopClock['dayOf']): Map<Day, HistoryRow[]> {
  const days = new Map<Day, HistoryRow[]>();
  for (const row of rows) {
    const day = dayOf(row.date);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return days;
}

/** The running number within year and series: all that differs from row to row. */
const serial = (number: string): string => number.split('/').at(-1) ?? number;

/** The bills on a phone: one line with two facts each, under the heading of their day. */
export function HistoryDays({ label, rows, current, onChoose }: RowsProps) {
  const { today, dayOf, time } = useShopClock();
  const currentId = rows[current]?.id;
  return (
    <Box asChild mx="-4">
      <section aria-label={label}>
        {[...byDay(rows, dayOf)].map(([day, bills]) => (
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
            <ul>
              {bills.map((row) => (
                <li key={row.id}>
                  <ListRow
                    title={row.customerName}
                    second={`${serial(row.number)} · ${time(row.date)}`}
                    figure={<MoneyText amount={row.total} struck={row.status === 'CANCELED'} />}
                    tag={<StatusTag {...row} />}
                    current={row.id === currentId}
                    quiet={row.status === 'CANCELED'}
                    onChoose={() => onChoose?.(row)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
    </Box>
  );
}

import { formatDayNear, isDay, formatMessage, type Day } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, readInlineData } from 'relay-runtime';
import type { HistoryDays_document$key } from '../../../__generated__/HistoryDays_document.graphql.ts';
import { useShopClock, type ShopClock } from '../../../app/clock/useShopClock.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { DocumentTag } from '../../document/DocumentTag.tsx';
import type { Bill } from './HistoryRows.tsx';
import { dayHeading } from './dayHeading.ts';
import type { RowsProps } from './HistoryTable.tsx';

const readBill = (key: HistoryDays_document$key) =>
  readInlineData(
    graphql`
      fragment HistoryDays_document on Document @inline {
        number
        date
        customerName
        status
        total
        payOn
        ...DocumentTag_document
      }
    `,
    key,
  );

/** Groups rows by the shop's calendar day, in order. */
function rowsByDay(rows: readonly Bill[], dayOf: ShopClock['dayOf']): Map<Day, Bill[]> {
  const days = new Map<Day, Bill[]>();
  for (const row of rows) {
    const day = dayOf(readBill(row).date);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return days;
}

/** The sequence number within year and series, the only part that differs between rows. */
const serial = (number: string): string => number.split('/').at(-1) ?? number;

/** The day by which the customer promised to pay the rest. */
const payBy = ({ status, payOn }: ReturnType<typeof readBill>, today: Day): string | undefined =>
  status === 'CANCELED' || payOn == null || !isDay(payOn)
    ? undefined
    : formatMessage('billing.payBy', { day: formatDayNear(payOn, today) });

interface Props extends RowsProps {
  /** Whether the rows are grouped under headings of days; otherwise each row shows its day. */
  byDay: boolean;
}

/** The bills on a phone: rows with two facts each, under headings of days if sorted by date. */
export function HistoryDays({ label, rows, current, onChoose, byDay }: Props) {
  const { today, dayOf, time, dateTimeNear } = useShopClock();
  const currentId = rows[current]?.id;
  const list = (bills: readonly Bill[], when: (date: string) => string) => (
    <ul>
      {bills.map((row) => {
        const bill = readBill(row);
        return (
          <li key={row.id}>
            <ListRow
              title={bill.customerName}
              second={[serial(bill.number), when(bill.date), payBy(bill, today)].filter(Boolean).join(' · ')}
              figure={<MoneyText amount={paiseOf(bill.total)} struck={bill.status === 'CANCELED'} />}
              tag={<DocumentTag document={bill} />}
              current={row.id === currentId}
              quiet={bill.status === 'CANCELED'}
              onChoose={() => onChoose?.(row)}
            />
          </li>
        );
      })}
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

import { formatDay, formatMessage, formatMonth, type Day } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { lazyPart } from '../lazyPart.ts';
import { countText } from '../counted.ts';
import { MoneyText } from '../MoneyText.tsx';
import { usePhone } from '../useWide.ts';

// Loaded with the figures already visible: the chart library is as large as the rest of the screen.
const DayBars = lazyPart(() => import('./DayBars.tsx'));

export interface DayValue {
  day: Day;
  value: number;
}

/** One series of values. */
export interface DayColumn {
  heading: string;
  values: ReadonlyMap<Day, number>;
  /** Paise, instead of a count. */
  money?: boolean;
}

interface Props {
  days: readonly DayValue[];
  /** Each value is that of a month, identified by its first day. */
  months?: boolean;
  axis: (value: number) => string;
  /** Label above the bars of today and the best day. */
  valueText: (value: number) => string;
  /** The figures of all days as a table; always present for screen readers. */
  table: { shown: boolean; label: string; columns: readonly DayColumn[] };
}

const PHONE_DAYS = 7;
/** The length of "2026-11" within a day. */
const MONTH = 7;

/** Days or months as bars (on a phone the last seven), with a table below. */
export function DayChart({ days, months = false, axis, valueText, table }: Props) {
  const { today } = useShopClock();
  const phone = usePhone();
  const shown = phone ? days.slice(-PHONE_DAYS) : days;
  const isNow = (day: Day): boolean =>
    months ? day.slice(0, MONTH) === today.slice(0, MONTH) : day === today;
  const labelOf = (day: Day): string => {
    if (months) return formatMonth(day).slice(0, 3);
    return day === today ? formatMessage('dates.today') : String(Number(day.slice(8)));
  };
  const nameOf = (day: Day): string => {
    if (months) return formatMonth(day);
    return day === today ? formatMessage('dates.today') : formatDay(day);
  };
  const best = Math.max(...shown.map(({ value }) => value));
  const bars = shown.map(({ day, value }) => {
    const isToday = isNow(day);
    const isLabelled = value > 0 && (value === best || (isToday && !phone));
    return {
      label: labelOf(day),
      value,
      isToday,
      ...(isLabelled && { valueText: valueText(value) }),
    };
  });
  return (
    <>
      <Suspense fallback={<Skeleton h="qr" w="full" />}>
        <DayBars bars={bars} axis={axis} />
      </Suspense>
      <Box {...(!table.shown && { srOnly: true })}>
        <chakra.table w="full" aria-label={table.label}>
          <thead>
            <tr>
              {[
                formatMessage(months ? 'dates.month' : 'dashboard.day'),
                ...table.columns.map(({ heading }) => heading),
              ].map((heading, index) => (
                <chakra.th
                  key={heading}
                  scope="col"
                  textStyle="columnHeading"
                  textAlign={index === 0 ? 'start' : 'end'}
                  py="2"
                >
                  {heading}
                </chakra.th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.toReversed().map(({ day }) => (
              <chakra.tr key={day} borderTop="1px solid" borderColor="border">
                <chakra.th scope="row" textAlign="start" fontWeight="normal" py="2">
                  {nameOf(day)}
                </chakra.th>
                {table.columns.map(({ heading, values, money = false }) => (
                  <chakra.td key={heading} textAlign="end">
                    {money ? <MoneyText amount={values.get(day)} /> : countText(values.get(day) ?? 0)}
                  </chakra.td>
                ))}
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
    </>
  );
}

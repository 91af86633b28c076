import { type Day } from '@galla/domain';
import { DatePicker, parseDate } from '@chakra-ui/react/date-picker';
import { use } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ShopZone } from '../../app/clock/shopZone.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { monthLook } from './monthLook.ts';

interface Props {
  day: Day | undefined;
  min: Day | undefined;
  max: Day | undefined;
  onDay: (day: Day) => void;
}

/** A month of days, starting on Monday; arrow keys move, Page Up and Down change the month, with Shift the year. */
export function MonthView({ day, min, max, onDay }: Props) {
  const { today } = useShopClock();
  const zone = use(ShopZone);
  const shown = day ?? (max !== undefined && max < today ? max : today);
  return (
    <DatePicker.Root
      unstyled
      inline
      css={monthLook}
      locale="en-IN"
      timeZone={zone}
      startOfWeek={1}
      defaultFocusedValue={parseDate(shown)}
      value={day === undefined ? [] : [parseDate(day)]}
      {...(min !== undefined && { min: parseDate(min) })}
      {...(max !== undefined && { max: parseDate(max) })}
      onValueChange={({ value: [chosen] }) => chosen && onDay(chosen.toString())}
    >
      <DatePicker.View unstyled view="day">
        <DatePicker.ViewControl>
          <DatePicker.PrevTrigger>
            <ChevronLeft strokeWidth={2} aria-hidden />
          </DatePicker.PrevTrigger>
          <DatePicker.MonthSelect />
          <DatePicker.YearSelect />
          <DatePicker.NextTrigger>
            <ChevronRight strokeWidth={2} aria-hidden />
          </DatePicker.NextTrigger>
        </DatePicker.ViewControl>
        <DatePicker.DayTable />
      </DatePicker.View>
    </DatePicker.Root>
  );
}

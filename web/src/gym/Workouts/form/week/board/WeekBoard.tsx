import { formatMessage, WEEK } from '@galla/domain';
import { Grid } from '@chakra-ui/react/grid';
import type { ReactNode } from 'react';
import { landing } from '../drag/landing.ts';
import { useDropped } from '../drag/useWeekDrag.ts';
import { useWeek } from '../WeekContext.ts';
import { DayColumn } from './DayColumn.tsx';

interface Props {
  /** The days are side by side. */
  wide: boolean;
  /** The editor of the selected day, if it is edited in place. */
  edited: ReactNode;
}

/**
 * The whole week as seven columns, or as stacked days. Exercises and categories can be dragged between days.
 */
export function WeekBoard({ wide, edited }: Props) {
  const { week, day, moveTo } = useWeek();
  useDropped((from, over, side) => {
    const to = landing(week, from, over, side);
    if (to) moveTo(from, to);
  });
  return (
    <Grid
      asChild
      data-week
      flex={wide ? '1 0 auto' : 'none'}
      gridTemplateColumns={wide ? 'repeat(7, minmax(0, 1fr))' : 'minmax(0, 1fr)'}
    >
      <section aria-label={formatMessage('workouts.week')}>
        {WEEK.map((one) => (
          <DayColumn key={one} day={one} narrow={wide} edited={one === day ? edited : undefined} />
        ))}
      </section>
    </Grid>
  );
}

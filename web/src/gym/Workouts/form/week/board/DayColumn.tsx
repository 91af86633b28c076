import { formatMessage, takesExercises, type WeekDay } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Plus } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { dayName } from '../dayName.ts';
import { useHeldOver } from '../drag/useWeekDrag.ts';
import { headId, rowId } from '../focus.ts';
import { stayInPlace } from '../stayInPlace.ts';
import { useWeek } from '../WeekContext.ts';
import { withNewExercise } from '../begin.ts';
import { DayHead } from './DayHead.tsx';
import { PartCards } from './PartCards.tsx';

interface Props {
  day: WeekDay;
  /** Days are side by side rather than stacked. */
  narrow: boolean;
  /** The editor of the day, shown instead of its cards. */
  edited?: ReactNode;
}

/** A day of the week with its entries and an Add button. Anything dropped on it moves to this day. */
export function DayColumn({ day, narrow, edited }: Props) {
  const { week, edit, choose, disabled } = useWeek();
  const parts = week[day];
  const column = useRef<HTMLDivElement>(null);
  const over = useHeldOver(column, { day }, () => true);
  const isEdited = edited !== undefined;
  useEffect(() => {
    // The previously edited day above has collapsed, which shifts this one.
    if (isEdited) document.getElementById(headId(day))?.scrollIntoView({ block: 'nearest' });
  }, [day, isEdited]);
  const rests = parts.length > 0 && !parts.some(takesExercises);
  return (
    <Box
      ref={column}
      data-day={day}
      minW="0"
      pb="4"
      {...(narrow && { borderInlineStart: '1px solid', borderColor: 'border' })}
      {...(narrow && { _first: { borderInlineStart: 'none' } })}
      {...(rests && { bg: 'bg.subtle' })}
      {...(over && { bg: 'accent.subtle' })}
    >
      <DayHead day={day} short={narrow} />
      {edited ?? (
        <Box px="2.5">
          {parts.map((part, at) => (
            // Parts have no ids, and keep all state in the form values.
            <PartCards key={at} part={part} place={{ day, part: at }} />
          ))}
          {!disabled && !rests && (
            <Button
              variant="plain"
              size="sm"
              px="0"
              color="accent.fg"
              mt="2"
              minH={{ base: 'control.touch', md: 'control.sm' }}
              aria-label={formatMessage('workouts.addExerciseOn', { day: dayName(day) })}
              onMouseDown={stayInPlace}
              onClick={() => {
                const begun = withNewExercise(week, day);
                edit(begun.week);
                choose(day, rowId(begun.place));
              }}
            >
              <Plus strokeWidth={1.75} aria-hidden />
              {formatMessage('workouts.addExercise')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

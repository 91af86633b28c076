import { exercisesOf, formatMessage, WEEK, WEEK_DAYS, type WeekDay } from '@galla/domain';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { Week } from './entries.ts';
import { stayInPlace } from './stayInPlace.ts';

interface Props {
  week: Week;
  day: WeekDay;
  isWrong: (day: WeekDay) => boolean;
  onDay: (day: WeekDay) => void;
}

const Day = chakra('button', {
  base: {
    flex: '1',
    minH: '11',
    cursor: 'button',
    textStyle: 'second',
    color: 'fg.muted',
    borderTop: '2px solid',
    borderColor: 'border',
    '&[aria-selected=true]': {
      color: 'accent.fg',
      bg: 'accent.subtle',
      borderColor: 'accent.solid',
      fontWeight: 'semibold',
    },
    '&:focus-visible': { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '-2px' },
  },
});

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The days, Monday first, each with how many exercises it has. Arrows walk over them. */
export function DayTabs({ week, day, isWrong, onDay }: Props) {
  const walk = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = STEPS[event.key];
    const next = step && WEEK[(WEEK.indexOf(day) + step + WEEK.length) % WEEK.length];
    if (!next) return;
    event.preventDefault();
    onDay(next);
    event.currentTarget.querySelector<HTMLElement>(`#workout-${next}`)?.focus();
  };
  return (
    <chakra.div role="tablist" aria-label={formatMessage('workouts.days')} display="flex" onKeyDown={walk}>
      {WEEK.map((one) => (
        <Day
          key={one}
          type="button"
          role="tab"
          id={`workout-${one}`}
          aria-selected={one === day}
          aria-controls="workout-day"
          tabIndex={one === day ? 0 : -1}
          onMouseDown={stayInPlace}
          onClick={() => onDay(one)}
        >
          {WEEK_DAYS[one]}
          {isWrong(one) && <Span srOnly>{formatMessage('workouts.wrongDay')}</Span>}
          <chakra.span display="flex" justifyContent="center" minH="5" aria-hidden>
            {isWrong(one) ? <CircleAlert size={16} strokeWidth={2} /> : exercisesOf(week[one]) || '–'}
          </chakra.span>
        </Day>
      ))}
    </chakra.div>
  );
}

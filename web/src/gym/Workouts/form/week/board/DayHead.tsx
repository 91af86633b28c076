import { formatMessage, minutesOf, WEEK, WEEK_DAYS, type WeekDay } from '@galla/domain';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { dayName } from '../dayName.ts';
import { headId } from '../focus.ts';
import { stayInPlace } from '../stayInPlace.ts';
import { useWeek } from '../WeekContext.ts';
import { WrongMark } from '../WrongMark.tsx';
import { arrowOf, walk } from './walk.ts';

const Head = chakra('button', {
  base: {
    w: 'full',
    minH: 'control.touch',
    px: '2.5',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '1',
    cursor: 'button',
    borderTop: '2px solid',
    borderTopColor: 'border.inverted',
    borderBottom: '1px solid',
    borderBottomColor: 'border',
    '&[aria-expanded=true]': { color: 'accent.fg', boxShadow: 'inset 0 2px 0 {colors.accent.solid}' },
    '&:focus-visible': { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '-2px' },
  },
});

/**
 * A day with its minutes; pressing it edits the day. Left and right move to the neighbouring day, down moves
 * into it.
 */
export function DayHead({ day, short }: { day: WeekDay; short: boolean }) {
  const editor = useWeek();
  const minutes = minutesOf(editor.week[day]);
  return (
    <chakra.h3 textStyle="section">
      <Head
        type="button"
        id={headId(day)}
        data-walked
        aria-expanded={editor.day === day}
        aria-controls={editor.day === day ? 'workout-day' : undefined}
        onMouseDown={stayInPlace}
        onClick={() => editor.choose(day)}
        onKeyDown={(event) => {
          const arrow = arrowOf(event);
          if (arrow === undefined || arrow.moves) return;
          event.preventDefault();
          const to = { left: -1, right: 1, up: 0, down: 0 }[arrow.step];
          const beside = WEEK[(WEEK.indexOf(day) + to + WEEK.length) % WEEK.length];
          if (to === 0 || beside === undefined) walk(event.currentTarget, arrow.step);
          else editor.choose(beside, headId(beside));
        }}
      >
        <Span textStyle="rowTitle" fontWeight="semibold">
          {short ? WEEK_DAYS[day] : dayName(day)}
          {editor.isWrong(day) && <WrongMark />}
        </Span>
        {minutes > 0 && (
          <Span textStyle="second" color="fg.muted" whiteSpace="nowrap">
            {formatMessage('workouts.minutes', { n: minutes })}
          </Span>
        )}
      </Head>
    </chakra.h3>
  );
}

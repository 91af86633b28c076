import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { cardId, rowId } from '../focus.ts';
import type { Place } from '../places.ts';
import { useWeek } from '../WeekContext.ts';
import { arrowOf, walk } from './walk.ts';

const Pressed = chakra('button', {
  base: {
    w: 'full',
    minW: '0',
    textAlign: 'start',
    cursor: 'button',
    borderRadius: 'l2',
    overflowWrap: 'anywhere',
    '&:focus-visible': { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '2px' },
    '&:hover': { color: 'accent.fg' },
  },
});

/**
 * An exercise or category in the week; pressing it edits it. Arrow keys navigate, with Ctrl and Shift they
 * move it. It is not in the tab order, which stops at the days only.
 */
export function Standing({ place, ...rest }: { place: Place } & ComponentProps<typeof Pressed>) {
  const { choose, step, disabled } = useWeek();
  return (
    <Pressed
      {...rest}
      type="button"
      id={cardId(place)}
      tabIndex={-1}
      data-walked
      onClick={() => choose(place.day, rowId(place))}
      onKeyDown={(event) => {
        const arrow = arrowOf(event);
        if (arrow === undefined || (arrow.moves && disabled)) return;
        event.preventDefault();
        if (arrow.moves) step(place, arrow.step, cardId);
        else walk(event.currentTarget, arrow.step);
      }}
    />
  );
}

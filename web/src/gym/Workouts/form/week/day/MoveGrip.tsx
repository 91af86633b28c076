import { formatMessage } from '@galla/domain';
import { Span } from '@chakra-ui/react/span';
import { ArrowDown, ArrowRightLeft, ArrowUp, GripVertical } from 'lucide-react';
import type { RefObject } from 'react';
import { ActMenu, type Act } from '../../../../../ui/ActMenu.tsx';
import { afterClosing } from '../../../../../ui/afterClosing.ts';
import { arrowOf } from '../board/walk.ts';
import { gripId } from '../focus.ts';
import { nameAt, stepFrom, type Place } from '../places.ts';
import { useWeek } from '../WeekContext.ts';

interface Props {
  place: Place;
  /** The drag handle. */
  grip: RefObject<HTMLButtonElement | null>;
}

/** A drag handle that opens a menu of positions when pressed. Ctrl and Shift with an arrow key move, too. */
export function MoveGrip({ place, grip }: Props) {
  const { week, step, ask } = useWeek();
  const stepAct = (way: 'up' | 'down', act: Omit<Act, 'key' | 'onAct'>): Act[] =>
    stepFrom(week, place, way)
      ? [{ ...act, key: way, onAct: () => afterClosing(() => step(place, way, gripId)) }]
      : [];
  // The menu assigns its own id to the button, so this id is on a wrapper.
  return (
    <Span id={gripId(place)} flexShrink="0">
      <ActMenu
        label={formatMessage('workouts.move', { name: nameAt(week, place) })}
        Icon={GripVertical}
        acts={[
          ...stepAct('up', { Icon: ArrowUp, text: formatMessage('workouts.moveUp') }),
          ...stepAct('down', { Icon: ArrowDown, text: formatMessage('workouts.moveDown') }),
          {
            key: 'to',
            Icon: ArrowRightLeft,
            text: formatMessage('workouts.moveTo'),
            onAct: () => afterClosing(() => ask({ about: 'move', from: place })),
          },
        ]}
        trigger={{
          ref: grip,
          variant: 'plain',
          minW: '6',
          cursor: 'grab',
          color: 'fg.muted',
          onKeyDown: (event) => {
            const arrow = arrowOf(event);
            if (!arrow?.moves) return;
            event.preventDefault();
            step(place, arrow.step, gripId);
          },
        }}
      />
    </Span>
  );
}

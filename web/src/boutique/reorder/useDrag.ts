import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import type { Input } from '@atlaskit/pragmatic-drag-and-drop/types';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Before or after the one that something is held over. */
export type Side = 'before' | 'after';

interface Drag {
  id: string;
  /** The list that it belongs to: nothing is dropped from one list into another. */
  list: string;
  /** Rows stand below each other, tiles beside each other. */
  shape: 'rows' | 'tiles';
  mayDrag: boolean;
  onDrop: (dragId: string, side: Side) => void;
}

/** A pointer that moved less has pressed the handle, and moves nothing (spec 3 §4). */
export const DRAG_PIXELS = 10;

const ID = 'id';
const LIST = 'list';
const draggedIn = (data: Record<string | symbol, unknown>): string => String(data[ID]);

interface Way {
  initial: { input: Input };
  current: { input: Input };
}

/** Whether the pointer has gone far enough for a move to be meant. */
const isMeant = ({ initial, current }: Way): boolean =>
  Math.hypot(current.input.clientX - initial.input.clientX, current.input.clientY - initial.input.clientY) >=
  DRAG_PIXELS;

/** Makes a row or tile something to drag by its handle, and to drop on; answers what is going on at it. */
export function useDrag(
  part: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  { id, list, shape, mayDrag, onDrop }: Drag,
): { dragged: boolean; over: Side | undefined } {
  const [dragged, setDragged] = useState(false);
  const [over, setOver] = useState<Side>();
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = part.current;
    if (element === null || handle.current === null || !mayDrag) return undefined;
    const sideAt = ({ clientX, clientY }: Input): Side => {
      const { top, left, height, width } = element.getBoundingClientRect();
      const isBefore = shape === 'rows' ? clientY < top + height / 2 : clientX < left + width / 2;
      return isBefore ? 'before' : 'after';
    };
    return combine(
      draggable({
        element,
        dragHandle: handle.current,
        getInitialData: () => ({ [ID]: id, [LIST]: list }),
        onDrag: ({ location }) => setDragged(isMeant(location)),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data[LIST] === list && draggedIn(source.data) !== id,
        onDrag: ({ location }) => setOver(isMeant(location) ? sideAt(location.current.input) : undefined),
        onDragLeave: () => setOver(undefined),
        onDrop: ({ source, location }) => {
          setOver(undefined);
          if (isMeant(location)) drop(draggedIn(source.data), sideAt(location.current.input));
        },
      }),
    );
  }, [part, handle, id, list, shape, mayDrag]);
  return { dragged, over };
}

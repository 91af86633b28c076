import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import type { Input } from '@atlaskit/pragmatic-drag-and-drop/types';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Before or after the element under the pointer. */
export type Side = 'before' | 'after';

interface Drag {
  id: string;
  /** The list it belongs to: items can't be dropped into another list. */
  list: string;
  /** Rows are stacked, tiles are side by side. */
  shape: 'rows' | 'tiles';
  mayDrag: boolean;
  onDrop: (dragId: string, side: Side) => void;
}

/** Below this distance the pointer only pressed the handle, and nothing moves (spec 3 §4). */
export const DRAG_PIXELS = 10;

const ID = 'id';
const LIST = 'list';
const draggedIn = (data: Record<string | symbol, unknown>): string => String(data[ID]);

interface Way {
  initial: { input: Input };
  current: { input: Input };
}

/** Whether the pointer moved far enough for a drag. */
const isMeant = ({ initial, current }: Way): boolean =>
  Math.hypot(current.input.clientX - initial.input.clientX, current.input.clientY - initial.input.clientY) >=
  DRAG_PIXELS;

/** Makes a row or tile draggable by its handle, and a drop target; returns its drag state. */
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

import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Before or after the row that something is held over. */
export type Side = 'before' | 'after';

interface Drag {
  id: string;
  mayDrag: boolean;
  onDrop: (dragId: string, side: Side) => void;
}

const KEY = 'stage';
const draggedIn = (data: Record<string | symbol, unknown>): string => String(data[KEY]);

/** Makes a row something to drag by its handle, and to drop on; answers what is going on at it. */
export function useStageDrag(
  row: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  { id, mayDrag, onDrop }: Drag,
): { dragged: boolean; over: Side | undefined } {
  const [dragged, setDragged] = useState(false);
  const [over, setOver] = useState<Side>();
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = row.current;
    if (element === null || handle.current === null || !mayDrag) return undefined;
    const sideAt = (clientY: number): Side => {
      const { top, height } = element.getBoundingClientRect();
      return clientY < top + height / 2 ? 'before' : 'after';
    };
    return combine(
      draggable({
        element,
        dragHandle: handle.current,
        getInitialData: () => ({ [KEY]: id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => KEY in source.data && draggedIn(source.data) !== id,
        onDrag: ({ location }) => setOver(sideAt(location.current.input.clientY)),
        onDragLeave: () => setOver(undefined),
        onDrop: ({ source, location }) => {
          setOver(undefined);
          drop(draggedIn(source.data), sideAt(location.current.input.clientY));
        },
      }),
    );
  }, [row, handle, id, mayDrag]);
  return { dragged, over };
}

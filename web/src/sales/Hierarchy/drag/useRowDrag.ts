import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { dropPlace, type Drop } from './dropPlace.ts';

interface RowDrag {
  id: string;
  mayDrag: boolean;
  /** Its first visible child. */
  firstChild: string | undefined;
  /** Whether a designation may be dropped at a row: not on itself or its descendants. */
  mayDrop: (dragId: string, dropId: string) => boolean;
  onDrop: (dragId: string, drop: Drop) => void;
  /** The dragged item rests over the middle of the row. */
  onRest: () => void;
}

/** Long enough that passing over a row does not expand it. */
const REST_MS = 600;

const KEY = 'designation';
const draggedIn = (data: Record<string | symbol, unknown>): string => String(data[KEY]);

/** Makes a row of the tree draggable and a drop target; returns its drag state. */
export function useRowDrag(
  row: RefObject<HTMLElement | null>,
  drag: RowDrag,
): { dragged: boolean; over: Drop | undefined } {
  const { id, mayDrag } = drag;
  const [dragged, setDragged] = useState(false);
  const [over, setOver] = useState<Drop>();
  const mayDrop = useEffectEvent((dragId: string) => drag.mayDrop(dragId, id));
  const placeAt = useEffectEvent((element: Element, clientY: number): Drop => {
    const { top, height } = element.getBoundingClientRect();
    return dropPlace(id, (clientY - top) / height, drag.firstChild);
  });
  const drop = useEffectEvent((dragId: string, at: Drop) => drag.onDrop(dragId, at));
  const rest = useEffectEvent(() => drag.onRest());

  useEffect(() => {
    const element = row.current;
    if (element === null || !mayDrag) return undefined;
    return draggable({
      element,
      getInitialData: () => ({ [KEY]: id }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [row, id, mayDrag]);

  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = (): void => {
      clearTimeout(timer);
      setOver(undefined);
    };
    const stop = dropTargetForElements({
      element,
      canDrop: ({ source }) => KEY in source.data && mayDrop(draggedIn(source.data)),
      onDragEnter: () => {
        timer = setTimeout(() => rest(), REST_MS);
      },
      onDrag: ({ location }) => {
        const at = placeAt(element, location.current.input.clientY);
        setOver((before) => (before?.dropId === at.dropId && before.position === at.position ? before : at));
      },
      onDragLeave: leave,
      onDrop: ({ source, location }) => {
        leave();
        drop(draggedIn(source.data), placeAt(element, location.current.input.clientY));
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [row]);
  return { dragged, over };
}

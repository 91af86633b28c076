import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import type { Input } from '@atlaskit/pragmatic-drag-and-drop/types';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Place } from '../places.ts';
import type { Over, Side } from './landing.ts';

const FROM = 'place of a week';
const OVER = 'over';
const SIDE = 'side';
type Data = Record<string | symbol, unknown>;
const fromIn = (data: Data): Place | undefined => data[FROM] as Place | undefined;

/**
 * Makes an exercise or category draggable, by its handle if it has one; returns whether it is being dragged.
 */
export function useDragged(
  element: RefObject<HTMLElement | null>,
  place: Place,
  mayDrag: boolean,
  handle?: RefObject<HTMLElement | null>,
): boolean {
  const [dragged, setDragged] = useState(false);
  const data = useEffectEvent(() => ({ [FROM]: place }));
  useEffect(() => {
    if (element.current === null || !mayDrag) return undefined;
    return draggable({
      element: element.current,
      ...(handle?.current && { dragHandle: handle.current }),
      getInitialData: data,
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [element, handle, mayDrag]);
  return dragged;
}

const sideAt = (element: Element, { clientY }: Input): Side => {
  const { top, height } = element.getBoundingClientRect();
  return clientY < top + height / 2 ? 'before' : 'after';
};

/**
 * Makes an exercise, category or day a drop target. Of nested targets the innermost counts.
 * @returns the side under the pointer
 */
export function useHeldOver(
  element: RefObject<HTMLElement | null>,
  over: Over,
  mayDrop: (from: Place) => boolean,
): Side | undefined {
  const [side, setSide] = useState<Side>();
  const isMine = useEffectEvent((data: Data) => {
    const from = fromIn(data);
    return from !== undefined && mayDrop(from);
  });
  const place = useEffectEvent(() => over);
  useEffect(() => {
    if (element.current === null) return undefined;
    const gone = (): void => setSide(undefined);
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => isMine(source.data),
      getData: ({ input, element: at }) => ({ [OVER]: place(), [SIDE]: sideAt(at, input) }),
      onDrag: ({ self, location }) =>
        setSide(
          location.current.dropTargets[0]?.element === self.element ? (self.data[SIDE] as Side) : undefined,
        ),
      onDragLeave: gone,
      onDrop: gone,
    });
  }, [element]);
  return side;
}

/** Calls back for every drop in the week. */
export function useDropped(onDrop: (from: Place, over: Over, side: Side) => void): void {
  const dropped = useEffectEvent(onDrop);
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => fromIn(source.data) !== undefined,
        onDrop: ({ source, location }) => {
          const from = fromIn(source.data);
          const [target] = location.current.dropTargets;
          if (from && target) dropped(from, target.data[OVER] as Over, target.data[SIDE] as Side);
        },
      }),
    [],
  );
}

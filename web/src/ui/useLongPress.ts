import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** As long as the native long press of phones. */
const LONG_MS = 500;
/** In pixels; a larger movement is scrolling. */
const STILL = 10;

interface LongPress {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onClickCapture: (event: MouseEvent) => void;
  onContextMenu: (event: MouseEvent) => void;
}

/** A long press by touch; the tap at its end is ignored. */
export function useLongPress(act: () => void): LongPress {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const acted = useRef(false);
  const end = (): void => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }) => {
      acted.current = false;
      if (pointerType === 'mouse') return;
      const timer = setTimeout(() => {
        acted.current = true;
        act();
      }, LONG_MS);
      press.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (!press.current) return;
      const { x, y } = press.current;
      if (Math.hypot(clientX - x, clientY - y) > STILL) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event) => {
      if (!acted.current) return;
      acted.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // The browser opens its context menu on the same press.
    onContextMenu: (event) => {
      if (press.current) event.preventDefault();
    },
  };
}

import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useEventCallback } from './useEventCallback.ts';

/**
 * Enter that was pressed before the answer was there: it chooses the first row once there is one; typing on forgets it.
 * Answers whether the key was one to wait with.
 */
export function useEarlyEnter(
  text: string,
  waiting: boolean,
  chooseFirst: () => void,
): (event: KeyboardEvent) => boolean {
  const pressedAt = useRef<string>(undefined);
  const choose = useEventCallback(chooseFirst);
  useEffect(() => {
    if (waiting) return;
    const pressed = pressedAt.current;
    pressedAt.current = undefined;
    if (pressed === text) choose();
  }, [waiting, text, choose]);
  return (event) => {
    if (!waiting || event.key !== 'Enter') return false;
    event.preventDefault();
    pressedAt.current = text;
    return true;
  };
}

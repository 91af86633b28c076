import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useEventCallback } from './useEventCallback.ts';

/**
 * Remembers an Enter pressed before the answer arrived: it chooses the first row once there is one; further typing
 * cancels it. Returns whether the key was remembered.
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

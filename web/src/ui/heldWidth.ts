import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { useWide } from './useWide.ts';

/** Starts holding; returns a function that stops it. */
type Hold = () => () => void;

/** Provided around the content that `useHeldWide` renders in either frame. */
export const HeldWidth = createContext<Hold>(() => () => undefined);

/**
 * Like `useWide`, but frozen while a dialog inside the frame is open: rotating a tablet would remount the frame, and
 * the dialog's input and one-time content would be lost.
 * @returns the value, and the provider value for `HeldWidth`
 */
export function useHeldWide(): readonly [wide: boolean, hold: Hold] {
  const now = useWide();
  const [wide, setWide] = useState(now);
  const [dialogs, setDialogs] = useState(0);
  const hold = useCallback(() => {
    setDialogs((count) => count + 1);
    return () => setDialogs((count) => count - 1);
  }, []);
  if (dialogs === 0 && wide !== now) setWide(now);
  return [wide, hold];
}

/** For a dialog: keeps the frame around it unchanged while it is open. */
export function useHoldWidth(open: boolean): void {
  const hold = useContext(HeldWidth);
  useEffect(() => (open ? hold() : undefined), [open, hold]);
}

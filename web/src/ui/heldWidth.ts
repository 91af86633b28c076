import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { useWide } from './useWide.ts';

/** Holds, and answers how to let go. */
type Hold = () => () => void;

/** Given around what `useHeldWide` draws in the one frame or the other. */
export const HeldWidth = createContext<Hold>(() => () => undefined);

/**
 * Whether there is room as of `useWide`, but as it was while a dialog is open that stands in the frame: a tablet that
 * is turned would draw the frame anew, and what the dialog shows once, or was typed into it, would be gone.
 * @returns the value for `HeldWidth` beside it
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

/** For a dialog: the frame that it stands in stays as it is while it is open. */
export function useHoldWidth(open: boolean): void {
  const hold = useContext(HeldWidth);
  useEffect(() => (open ? hold() : undefined), [open, hold]);
}

import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A handler that is the same at every render and calls the newest: a memoised list need not be drawn again because the
 * screen around it was. For events only, since it may not be called while drawing.
 */
export function useEventCallback<Args extends unknown[]>(
  handle: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(handle);
  useLayoutEffect(() => {
    newest.current = handle;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}

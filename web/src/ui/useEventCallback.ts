import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A stable handler that calls the latest callback, so that a memoised list need not rerender with its screen. Only
 * for events: it must not be called during rendering.
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

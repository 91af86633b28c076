import { useEffect, useRef, type RefObject } from 'react';
import { useWide } from '../../ui/useWide.ts';

/**
 * The tree, which gets the focus when the panel goes that had it, so that keys never lead nowhere. A sheet, which the
 * panel is on smaller screens, gives it back by itself.
 * @param shown what the panel shows; empty for nothing
 */
export function useFocusBack(shown: string): RefObject<HTMLDivElement | null> {
  const tree = useRef<HTMLDivElement>(null);
  const wide = useWide();
  useEffect(() => {
    if (shown === '' || !wide) return undefined;
    const back = tree.current;
    return () => {
      const lost = document.activeElement === document.body;
      if (lost) back?.focus({ preventScroll: true });
    };
  }, [shown, wide]);
  return tree;
}

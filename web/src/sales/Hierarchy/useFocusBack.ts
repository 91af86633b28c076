import { useEffect, useRef, type RefObject } from 'react';
import { useWide } from '../../ui/useWide.ts';

/**
 * Returns a ref to the tree, which receives the focus when a focused panel closes, so that keys keep working. On
 * smaller screens the panel is a sheet, which restores the focus itself.
 * @param shown the panel's content; '' for nothing
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

import { useEffect, useEffectEvent, useRef } from 'react';

/** How far ahead of the viewport loading starts. */
const AHEAD = '400px';

/** Calls back when the end of a list comes near, so that the next page is loaded in time. */
export function WhenSeen({ onSeen }: { onSeen: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const reportSeen = useEffectEvent(onSeen);
  useEffect(() => {
    const element = mark.current;
    // Without IntersectionObserver, the user presses the button below the list.
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reportSeen();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={mark} aria-hidden />;
}

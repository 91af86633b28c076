import { useEffect, useEffectEvent, useRef } from 'react';

/** How far below what is seen it counts as seen already. */
const AHEAD = '400px';

/** Tells when the end of a list comes near, so that what follows is there before one gets to it. */
export function WhenSeen({ onSeen }: { onSeen: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const reportSeen = useEffectEvent(onSeen);
  useEffect(() => {
    const element = mark.current;
    // Without it the button under the list is pressed.
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

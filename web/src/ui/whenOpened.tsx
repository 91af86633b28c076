import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** Fetches code while the browser has nothing else to do. A browser that can't say when it has fetches it on use. */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined;
    // What can't be fetched now is asked for again on use, which tells of it.
    const handle = requestIdleCallback(() => void load().catch(() => undefined));
    return () => cancelIdleCallback(handle);
  }, [load]);
}

/**
 * A dialog or sheet whose code its screen does not wait for: it comes when the browser is idle, at the latest when the
 * part opens. From then on it stays, so that it can close as it does.
 */
export function whenOpened<Props extends { open: boolean }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  // The props of what is lazy are known by its type parameter only.
  const Part = lazy(load) as unknown as ComponentType<Props>;
  return function WhenOpened(props) {
    const [used, setUsed] = useState(props.open);
    if (props.open && !used) setUsed(true);
    usePrefetch(load);
    return (
      used && (
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      )
    );
  };
}

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { fetchCode } from '../app/network/fetchCode.ts';

/** Prefetches code while the browser is idle. A browser without `requestIdleCallback` loads it on use. */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined;
    // A failed prefetch is repeated on use, which reports failures.
    const handle = requestIdleCallback(() => void load().catch(() => undefined));
    return () => cancelIdleCallback(handle);
  }, [load]);
}

/**
 * A dialog or sheet whose code is not part of its screen: it is loaded when the browser is idle, at the latest when
 * the part opens. From then on it stays mounted, so that closing can animate. Without a network it loads later;
 * missing code is an error of the screen around it, as with `lazy`. Unlike `lazy` it renders without delay if the
 * code is already loaded.
 */
export function whenOpened<Props extends { open: boolean }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async (): Promise<void> => {
    loaded ??= (await load()).default;
  };
  return function WhenOpened(props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    const [failure, setFailure] = useState<{ error: unknown }>();
    usePrefetch(fetchPart);
    const waits = props.open && Part === undefined;
    if (waits && loaded) setPart(() => loaded);
    useEffect(() => {
      if (!waits) return undefined;
      let gone = false;
      fetchCode(fetchPart).then(
        () => !gone && setPart(() => loaded),
        (error: unknown) => !gone && setFailure({ error }),
      );
      return () => {
        gone = true;
      };
    }, [waits]);
    if (failure) throw failure.error;
    return Part && <Part {...props} />;
  };
}

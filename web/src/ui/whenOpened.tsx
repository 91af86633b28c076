import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { fetchCode } from '../app/network/fetchCode.ts';

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
 * part opens. From then on it stays, so that it can close as it does. Without a network it comes later by itself; code
 * that is gone is an error of the screen around it, as with `lazy`, which would wait a moment for code that is here.
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
